import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../test/support/log/model.ts';
import { reactionDecider } from './reaction.decider.ts';
import { reactionEvents } from './reaction.events.ts';

const OFFERED = ['🎉', '🔥'];
const reactionWith = (emoji: string) => ({ kind: 'post' as const, thing_id: 9, member_id: 7, emoji });

describe('reactions', () => {
  itFollowsItsModel({
    decider: reactionDecider,
    schemas: reactionEvents,
    commands: fc
      .record({ on: fc.boolean(), emoji: fc.constantFrom(...OFFERED, '🐙') })
      .map(({ on, emoji }) => ({ on, reaction: reactionWith(emoji), offered: OFFERED })),
    begin: () => [] as string[],
    step: (given, { on, reaction: { emoji } }) => {
      if (on === given.includes(emoji)) return [[], given];
      if (!on) return [['ReactionWithdrawn'], given.filter((each) => each !== emoji)];
      return OFFERED.includes(emoji) ? [['ReactionGiven'], [...given, emoji]] : ['invalid', given];
    },
    seen: ({ given }) => [...given],
  });
});
