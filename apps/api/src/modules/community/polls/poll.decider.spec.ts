import { given } from '@lyceum/kernel/testing';
import { type PollChanges, pollDecider } from './poll.decider.ts';
import type { PollEvent } from './poll.events.ts';

const place = { poll_id: 4, topic_id: 3 };
const settings = { retry: false, guest_answers: true, public: false, multiple: false, end_at: null };
const NOW = new Date('2026-11-20T12:00:00Z');
const created: PollEvent = {
  type: 'PollCreated',
  data: { ...place, author_id: 7, question: 'Hoe stook je?', option_ids: [1, 2], values: ['Gas', 'Hout'], ...settings },
};
const add = (id: number, value: string, now = NOW) =>
  ({ kind: 'add-option', option: { id, value }, by: 8, now }) as const;
const edit = (changes: PollChanges) => ({ kind: 'edit', changes, fresh: [31, 32], by: 7 }) as const;

describe('a poll', () => {
  it('is created once, with answers that differ', () => {
    const command = { kind: 'create', poll: created.data as never } as const;
    expect(given(pollDecider).when(command)).toEqual([created]);
    expect(() => given(pollDecider, [created]).when(command)).toThrow('exists');
    const twice = { ...(created.data as object), values: ['Gas', 'gas '] };
    expect(() => given(pollDecider).when({ kind: 'create', poll: twice as never })).toThrow('already exists');
  });

  it('takes an option from members where it says so, until it ends, and no option twice', () => {
    const [added] = given(pollDecider, [created]).when(add(3, 'Elektrisch'));
    expect(added).toEqual({
      type: 'PollOptionAdded',
      data: { ...place, author_id: 8, option_id: 3, value: 'Elektrisch' },
    });
    expect(() => given(pollDecider, [created, added!]).when(add(4, ' elektrisch'))).toThrow('already exists');
    const closed: PollEvent = { type: 'PollSettingsChanged', data: { ...place, ...settings, guest_answers: false } };
    expect(() => given(pollDecider, [created, closed]).when(add(3, 'Raku'))).toThrow('can’t add answers');
    const ending: PollEvent = {
      type: 'PollSettingsChanged',
      data: { ...place, ...settings, end_at: NOW.toISOString() },
    };
    expect(given(pollDecider, [created, ending]).when(add(3, 'Raku'))).toHaveLength(1);
    expect(() => given(pollDecider, [created, ending]).when(add(3, 'Raku', new Date(NOW.getTime() + 1)))).toThrow(
      'has ended',
    );
  });

  it('keeps two options', () => {
    expect(() => given(pollDecider, [created]).when({ kind: 'remove-option', option_id: 1 })).toThrow('at least 2');
    expect(() => given(pollDecider, [created]).when({ kind: 'remove-option', option_id: 9 })).toThrow('no such answer');
  });

  it('is edited by what differs; an option that is left out goes', () => {
    expect(given(pollDecider, [created]).when(edit({ question: 'Hoe stook je?', settings }))).toEqual([]);
    const options = [{ id: 2, value: 'Houtvuur' }, { value: 'Raku' }];
    const events = given(pollDecider, [created]).when(edit({ question: 'En hoe stook je?', options }));
    expect(events.map(({ type }) => type)).toEqual([
      'PollQuestionChanged',
      'PollOptionRemoved',
      'PollOptionReworded',
      'PollOptionAdded',
    ]);
    expect(events.at(-1)!.data).toMatchObject({ option_id: 31, value: 'Raku' });
    expect(
      given(pollDecider, [created, ...events]).when(
        edit({
          options: [
            { id: 2, value: 'Houtvuur' },
            { id: 31, value: 'Raku' },
          ],
        }),
      ),
    ).toEqual([]);
    expect(() =>
      given(pollDecider, [created]).when(edit({ options: [{ id: 9, value: 'Vreemd' }, { value: 'Raku' }] })),
    ).toThrow('no such answer');
  });
});
