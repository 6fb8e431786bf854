import { type Decider, Refusal } from '@lyceum/kernel';
import type { CommentEvent } from './comment.events.ts';

type Posted = Extract<CommentEvent, { type: 'CommentPosted' }>['data'];

export type CommentState = { exists: boolean };
export type CommentCommand = { kind: 'post'; comment: Posted };

export const commentStream = (commentId: number): string => `comment-${commentId}`;

/** One comment. That its topic is open is a fact of another stream, held at commit by the handler. */
export const commentDecider: Decider<CommentState, CommentCommand, CommentEvent> = {
  initial: () => ({ exists: false }),

  decide({ comment }, state) {
    if (state.exists) throw new Refusal('conflict', 'This comment exists already.');
    return [{ type: 'CommentPosted', data: comment }];
  },

  evolve: () => ({ exists: true }),
};
