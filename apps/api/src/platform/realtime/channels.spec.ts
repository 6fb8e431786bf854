import { guest, type Viewer } from '../http/viewer.ts';
import { Channels } from './channels.ts';

const member: Viewer = { ...guest('test'), id: 7, role: 'member' };
const everybody = () => true;

function given(): Channels {
  const channels = new Channels();
  channels.own({ name: 'news', mayHear: everybody });
  channels.own({
    name: 'private-thread.{id}',
    mayHear: ({ id }, threadId) => id === threadId,
    concernedBy: (signal) => signal.kind === 'session-ended',
    whispers: true,
  });
  return channels;
}

describe('the channels', () => {
  it('are those that were registered, each in one form', () => {
    const channels = given();
    const there = ['news', 'private-thread.7', 'private-thread.123456789'];
    const others = ['', 'thread.7', 'private-thread', 'private-thread.{id}', 'private-thread.07', 'private-thread.-1'];
    const odd = ['news.7', 'private-thread.7\n', 'private-thread.1234567890', 'constructor', 7, null, ['news']];
    expect(there.filter((name) => !channels.has(name))).toEqual([]);
    expect([...others, ...odd].filter((name) => channels.has(name))).toEqual([]);
  });

  it('ask the module whose they are, and nobody about what nobody has registered', async () => {
    const channels = given();
    expect(await channels.mayHear(member, 'private-thread.7')).toBe(true);
    expect(await channels.mayHear(member, 'private-thread.8')).toBe(false);
    expect(await channels.mayHear(member, 'private-course.7')).toBe(false);
    expect(channels.isConcerned('private-thread.7', { kind: 'session-ended', member_id: 7, session_id: 1 })).toBe(true);
    expect(channels.isConcerned('news', { kind: 'session-ended', member_id: 7, session_id: 1 })).toBe(false);
  });

  it('take whispers where they were registered with them, of members in their own name', () => {
    const channels = given();
    expect(channels.mayWhisper(member, 'private-thread.7')).toBe(true);
    expect(channels.mayWhisper({ ...member, impersonatorId: 1 }, 'private-thread.7')).toBe(false);
    expect(channels.mayWhisper(guest('test'), 'private-thread.7')).toBe(false);
    expect(channels.mayWhisper(member, 'news')).toBe(false);
  });

  it('belong to one module each', () => {
    const channels = given();
    expect(() => channels.own({ name: 'news', mayHear: everybody })).toThrow('the channel news is registered twice');
    expect(() => channels.own({ name: 'News.{name}', mayHear: everybody })).toThrow('cannot be the name of a channel');
    expect(() => channels.own({ name: 'talk', mayHear: everybody, whispers: true })).toThrow('public channel talk');
    const frame = () => ({ channel: 'news', event: 'changed', data: {} });
    channels.tell('rights-changed', frame);
    expect(() => channels.tell('rights-changed', frame)).toThrow('told of rights-changed twice');
  });
});
