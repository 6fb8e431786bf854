import { type Decider, Refusal } from '@lyceum/kernel';
import type { CommentEvent, CommentPosted } from './comment.events.ts';

interface Comment {
  comment_id: number;
  topic_id: number;
  board_id: number;
  in_reply_to: number | null;
  content: string;
  deleted: boolean;
  /** 1, and one more with each edit. */
  revision: number;
}
export type CommentState = Comment | null;
export type CommentCommand =
  | { kind: 'post'; comment: CommentPosted['data'] }
  | { kind: 'edit'; content: string; excerpt: string; revision?: number }
  | { kind: 'delete' | 'restore' };

export const commentStream = (commentId: number): string => `comment-${commentId}`;

/** One comment or reply. That its topic is open is a fact of another stream, held at commit by the handler. */
export const commentDecider: Decider<CommentState, CommentCommand, CommentEvent> = {
  initial: () => null,

  decide(command, state) {
    if (command.kind === 'post') {
      if (state) throw new Refusal('conflict', 'This comment exists already.');
      return [{ type: 'CommentPosted', data: command.comment }];
    }
    if (!state || (state.deleted && command.kind !== 'restore')) {
      throw new Refusal('missing', 'There is no such comment.');
    }
    const { comment_id, topic_id, board_id, in_reply_to } = state;
    const data = { comment_id, topic_id, board_id };
    switch (command.kind) {
      case 'edit':
        if (command.content === state.content) return [];
        if (command.revision !== undefined && command.revision !== state.revision) {
          throw new Refusal('conflict', 'Somebody else changed this at the same time. Please look again.');
        }
        return [{ type: 'CommentEdited', data: { ...data, content: command.content, excerpt: command.excerpt } }];
      case 'delete':
        return [{ type: 'CommentDeleted', data: { ...data, in_reply_to } }];
      case 'restore':
        return state.deleted ? [{ type: 'CommentRestored', data: { ...data, in_reply_to } }] : [];
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'CommentPosted': {
        const { comment_id, topic_id, board_id, in_reply_to = null, content } = event.data;
        return { comment_id, topic_id, board_id, in_reply_to, content, deleted: false, revision: 1 };
      }
      case 'CommentEdited':
        return { ...state!, content: event.data.content, revision: state!.revision + 1 };
      case 'CommentDeleted':
      case 'CommentRestored':
        return { ...state!, deleted: event.type === 'CommentDeleted' };
    }
  },
};
