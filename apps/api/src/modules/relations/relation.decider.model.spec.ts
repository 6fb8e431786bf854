import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../test/support/log/model.ts';
import { type RelationCommand, relationDecider } from './relation.decider.ts';
import { relationEvents } from './relation.events.ts';

/** What each of the two, 7 and 9, does to the other. */
interface Model {
  follows: number[];
  blocks: number[];
}

const without = (ids: number[], id: number) => ids.filter((each) => each !== id);

describe('two members', () => {
  itFollowsItsModel<
    Parameters<typeof relationDecider.evolve>[0],
    RelationCommand,
    Parameters<typeof relationDecider.evolve>[1],
    Model
  >({
    decider: relationDecider,
    schemas: relationEvents,
    commands: fc.record({
      kind: fc.constantFrom<RelationCommand['kind']>('follow', 'unfollow', 'block', 'unblock'),
      by: fc.constantFrom(7, 9),
      to: fc.constantFrom(7, 9, 9),
      isStaff: fc.constantFrom(false, false, false, true),
    }),
    begin: () => ({ follows: [], blocks: [] }),
    step: (model, { kind, by, to, isStaff }) => {
      if (by === to) return ['conflict', model];
      const [follows, blocks] = [model.follows.includes(by), model.blocks.includes(by)];
      const ended = { ...model, follows: without(model.follows, by) };
      if (kind === 'follow') {
        if (blocks) return ['conflict', model];
        return follows ? [[], model] : [['MemberFollowed'], { ...model, follows: [...model.follows, by] }];
      }
      if (kind === 'unfollow') return follows ? [['MemberUnfollowed'], ended] : [[], model];
      if (kind === 'unblock') {
        return blocks ? [['MemberUnblocked'], { ...model, blocks: without(model.blocks, by) }] : [[], model];
      }
      if (blocks) return [[], model];
      if (isStaff) return ['conflict', model];
      const blocked = { ...ended, blocks: [...model.blocks, by] };
      return [follows ? ['MemberUnfollowed', 'MemberBlocked'] : ['MemberBlocked'], blocked];
    },
    seen: ({ follows, blocks }) => ({ follows: [...follows], blocks: [...blocks] }),
  });
});
