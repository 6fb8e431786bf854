import { type Decider, Refusal } from '@lyceum/kernel';
import type { ReactionEvent, ReactionKind } from './reaction.events.ts';
import { reactionsText } from './reactions.texts.ts';

/** The reactions that one member has given to one thing. */
export interface ReactionState {
  given: readonly string[];
}

export interface ReactionCommand {
  on: boolean;
  reaction: ReactionEvent['data'];
  /** What administrators offer now. A reaction that is no longer offered can still be taken back. */
  offered: readonly string[];
}

/** One stream for each thing and member, as likes have. */
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
