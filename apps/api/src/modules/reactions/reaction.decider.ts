import { type Decider, Refusal } from '@lyceum/kernel';
import type { ReactionEvent, ReactionKind } from './reaction.events.ts';
import { reactionsText } from './reactions.texts.ts';

/** The reactions of one member to one record. */
export interface ReactionState {
  given: readonly string[];
}

export interface ReactionCommand {
  on: boolean;
  reaction: ReactionEvent['data'];
  /** The emoji that administrators offer now. A member can still withdraw a reaction that is no longer offered. */
  offered: readonly string[];
}

/** One stream per record and member, as for likes. */
export const reactionStream = (kind: ReactionKind, thingId: number, memberId: number): string =>
  `reaction-${kind}-${thingId}-${memberId}`;

export const reactionDecider: Decider<ReactionState, ReactionCommand, ReactionEvent> = {
  initial: () => ({ given: [] }),

  decide({ on, reaction, offered }, { given }) {
    if (on === given.includes(reaction.emoji)) return [];
    if (!on) return [{ type: 'ReactionWithdrawn', data: reaction }];
    if (!offered.includes(reaction.emoji)) throw Refusal.invalid('emoji', reactionsText('notOffered'));
    return [{ type: 'ReactionGiven', data: reaction }];
  },

  evolve({ given }, { type, data: { emoji } }) {
    return { given: type === 'ReactionGiven' ? [...given, emoji] : given.filter((each) => each !== emoji) };
  },
};
