import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type ThreadCommand, threadDecider } from './thread.decider.ts';
import { threadEvents } from './thread.events.ts';

/** At most fifty of those there are. */
const member = fc.integer({ min: 1, max: 60 });
const few = fc.uniqueArray(member, { minLength: 1, maxLength: 30 });
const begun = (participant_ids: number[]) => ({
  thread_id: 3,
  begun_by: participant_ids[0]!,
  participant_ids,
  pair: participant_ids.length === 2,
});

const commands: fc.Arbitrary<ThreadCommand> = fc.oneof(
  fc.uniqueArray(member, { minLength: 2, maxLength: 8 }).map((ids) => ({ kind: 'begin' as const, thread: begun(ids) })),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), by: member, members: few }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('leave' as const), member }) },
);

/** Null before it has begun; two stay two. */
interface Model {
  two: boolean;
  inside: number[];
}

describe('a conversation', () => {
  itFollowsItsModel({
    decider: threadDecider,
    schemas: threadEvents,
    commands,
    begin: (): Model | null => null,
    step: (model, command) => {
      if (command.kind === 'begin') {
        const inside = [...command.thread.participant_ids];
        return model ? ['conflict', model] : [['ThreadBegun'], { two: inside.length === 2, inside }];
      }
      if (!model) return ['missing', model];
      const { two, inside } = model;
      if (command.kind === 'leave') {
        if (two) return ['forbidden', model];
        if (!inside.includes(command.member)) return [[], model];
        return [['ParticipantLeft'], { two, inside: inside.filter((id) => id !== command.member) }];
      }
      if (!inside.includes(command.by)) return ['missing', model];
      if (two) return ['forbidden', model];
      const come = command.members.filter((id) => !inside.includes(id));
      if (come.length === 0) return [[], model];
      if (inside.length + come.length > 50) return ['invalid', model];
      return [['ParticipantsAdded'], { two, inside: [...inside, ...come] }];
    },
    seen: (state) => state && { two: state.pair, inside: [...state.participants] },
  });
});
