import { expect, it } from '@jest/globals';
import { presenceListener } from '../../../lib/realtime/presence.ts';
import { came, everyone, hereNow, left, type Present } from './presence.store.ts';

const tell = presenceListener<Present>({ here: everyone, joining: came, leaving: left });
const raw = (id: number) => ({ id: String(id), info: { name: `Member ${id}`, username: `m${id}` } });
const told = (...ids: number[]) => ({ each: (call: (member: unknown) => void) => ids.map(raw).forEach(call) });

it('members come and go by name, each once, and what is not told of them is neutral', () => {
  tell('pusher:subscription_succeeded', told(2, 1));
  tell('pusher:member_added', raw(3));
  tell('pusher:member_added', raw(1));
  tell('pusher:member_removed', raw(2));
  tell('topic-posted', {});
  expect([hereNow().count, hereNow().members.map(({ name }) => name)]).toEqual([2, ['Member 1', 'Member 3']]);
  expect(hereNow().members[0]).toMatchObject({ id: 1, avatar: '', isAdmin: false });
});

it('whoever has no name yet is counted, and not shown', () => {
  tell('pusher:subscription_succeeded', told(1));
  tell('pusher:member_added', { id: '2', info: null });
  expect([hereNow().count, hereNow().members.map(({ id }) => id)]).toEqual([2, [1]]);
});

it('above a hundred they are told by their number, and by name again below that', () => {
  tell('pusher:subscription_succeeded', told(...Array.from({ length: 100 }, (_, index) => index + 1)));
  expect(hereNow().members).toHaveLength(100);
  tell('pusher:member_added', raw(101));
  expect(hereNow()).toEqual({ count: 101, members: [] });
  tell('pusher:member_removed', raw(7));
  expect([hereNow().count, hereNow().members.length]).toEqual([100, 100]);
});
