import { z } from 'zod';
import { EventTypes } from './event-types.ts';
import type { Meta, Recorded } from './events.ts';
import { memberId, subjectPaths } from './subjects.ts';

interface Invited {
  group_id: number;
  inviter_id: number;
  invitee_ids: number[];
  words?: string;
}

const types = new EventTypes();
types.register(
  {
    Invited: z.object({
      group_id: z.int(),
      inviter_id: memberId,
      invitee_ids: z.array(memberId),
      words: z.string().optional(),
    }),
    Said: z.object({ thread_id: z.int(), to_id: memberId, words: z.string() }),
    Closed: z.object({ group_id: z.int(), by: z.object({ member_id: memberId.nullable() }).optional() }),
  },
  {
    personal: {
      Invited: {
        subject: ({ inviter_id }: Invited) => `member-${inviter_id}`,
        erased: () => ({ words: '' }),
      },
      // With a key of its own, which is destroyed with the thread.
      Said: { subject: ({ thread_id }: { thread_id: number }) => `thread-${thread_id}`, erased: () => ({ words: '' }) },
    },
  },
);

const event = (type: string, data: unknown, meta: Partial<Meta> = {}, stream = 'group-5'): Recorded =>
  ({ type, data, stream, meta: { actor_id: null, correlation_id: 'test', ...meta } }) as Recorded;
const invited = (actor_id: number | null) =>
  event('Invited', { group_id: 5, inviter_id: 1, invitee_ids: [2, 3], words: 'Come!' }, { actor_id });

describe('whom an event is about', () => {
  it('stands in its schema, wherever an id of a member does', () => {
    const schema = z.object({ a: memberId.optional(), b: z.array(z.object({ c: memberId.nullable() })), d: z.int() });
    expect(subjectPaths(schema).map((path) => path.map(String))).toEqual([['a'], ['b', 'Symbol(each)', 'c']]);
  });

  it.each<[string, Recorded, string[]]>([
    ['those whom it names, and whose key seals it', invited(null), ['member-1', 'member-2', 'member-3']],
    ['not whoever acted', invited(1), ['member-2', 'member-3']],
    ['not whose stream it is', event('Closed', { by: { member_id: 7 } }, {}, 'member-7'), []],
    ['nobody', event('Closed', { group_id: 5, by: { member_id: null } }, { actor_id: 4 }), []],
    ['nobody, where the field is left out', event('Closed', { group_id: 5 }, { actor_id: 4 }), []],
    ['the administrator who acted as somebody', event('Closed', {}, { actor_id: 4, impersonator_id: 1 }), ['member-1']],
  ])('is: %s', (_, given, named) => {
    expect(types.subjectsOf(given)).toEqual(named);
  });

  it('is told to each without the others’ words and names; to whoever acted, whom it concerned', () => {
    expect(types.toldTo('member-2', invited(1))).toEqual({ group_id: 5, inviter_id: undefined, invitee_ids: [2] });
    expect(types.toldTo('member-1', invited(null))).toEqual({
      ...{ group_id: 5, inviter_id: 1, invitee_ids: [] },
      words: 'Come!',
    });
    expect(types.toldTo('member-1', invited(1))).toEqual(invited(1).data);
    const said = event('Said', { thread_id: 8, to_id: 2, words: 'Hello' }, { actor_id: 1 });
    expect(types.toldTo('member-1', said)).toEqual(said.data);
    expect(types.toldTo('member-2', said)).toEqual({ thread_id: 8, to_id: 2 });
    // As a moderator changes what somebody else has written.
    expect(types.toldTo('member-9', invited(9))).toEqual({ group_id: 5, inviter_id: 1, invitee_ids: [2, 3] });
  });
});
