import { type Decider, Refusal } from '@lyceum/kernel';
import { FILES_PER_COMMENT } from '../attachments/attachment.constants.ts';
import { areThere, changedFiles, type FileChanges, sameFiles } from '../attachments/attachment.decider.ts';
import type { Attachment } from '../attachments/attachment.events.ts';
import type { CommentEvent, CommentPosted } from './comment.events.ts';
import { changedMeanwhile, isStale } from '../posts/revision.decider.ts';
import { communityText } from '../community.texts.ts';

interface Comment {
  comment_id: number;
  topic_id: number;
  board_id: number;
  in_reply_to: number | null;
  content: string;
  attachments: Attachment[];
  deleted: boolean;
  /** Deleted by no one, until a moderator decides on its reports. */
  hidden?: boolean;
  /** Starts at 1 and increases with each edit. */
  revision: number;
}
interface Edit {
  kind: 'edit';
  content: string;
  excerpt: string;
  rules_version?: number;
  files?: FileChanges;
  revision?: number;
}
export type CommentState = Comment | null;
export type CommentCommand =
  | { kind: 'post'; comment: CommentPosted['data'] }
  | Edit
  | { kind: 'delete'; decision_id?: number | undefined }
  | { kind: 'restore' | 'hide' | 'unhide' };

/** The stream name of a comment. */
export const commentStream = (commentId: number): string => `comment-${commentId}`;

/** Decides about one comment or reply. The topic is another stream, so the handler checks at commit that it is open. */
export const commentDecider: Decider<CommentState, CommentCommand, CommentEvent> = {
  initial: () => null,

  decide(command, state) {
    if (command.kind === 'post') {
      if (state) throw new Refusal('conflict', communityText('comment.exists'));
      checkFiles(command.comment.attachments ?? []);
      return [{ type: 'CommentPosted', data: command.comment }];
    }
    const isOnDeleted = command.kind === 'restore' || command.kind === 'hide' || command.kind === 'unhide';
    if (!state || (state.deleted && !isOnDeleted)) {
      throw new Refusal('missing', communityText('comment.missing'));
    }
    const { comment_id, topic_id, board_id, in_reply_to } = state;
    const data = { comment_id, topic_id, board_id };
    switch (command.kind) {
      case 'edit':
        return edited(command, state, data);
      case 'delete':
        return [{ type: 'CommentDeleted', data: { ...data, in_reply_to, ...decisionOf(command) } }];
      case 'hide':
        return state.deleted ? [] : [{ type: 'CommentDeleted', data: { ...data, in_reply_to, hidden: true } }];
      case 'unhide':
        return state.hidden ? [{ type: 'CommentRestored', data: { ...data, in_reply_to } }] : [];
      case 'restore':
        return state.deleted ? [{ type: 'CommentRestored', data: { ...data, in_reply_to } }] : [];
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'CommentPosted': {
        const { comment_id, topic_id, board_id, in_reply_to = null, content, attachments = [] } = event.data;
        return { comment_id, topic_id, board_id, in_reply_to, content, attachments, deleted: false, revision: 1 };
      }
      case 'CommentEdited':
        return {
          ...state!,
          content: event.data.content,
          attachments: event.data.attachments ?? state!.attachments,
          revision: state!.revision + 1,
        };
      case 'CommentDeleted':
      case 'CommentRestored':
        return {
          ...state!,
          deleted: event.type === 'CommentDeleted',
          hidden: event.type === 'CommentDeleted' && event.data.hidden === true,
        };
    }
  },
};

const decisionOf = ({ decision_id }: { decision_id?: number | undefined }) =>
  decision_id === undefined ? {} : { decision_id };

function edited(
  { content, excerpt, rules_version, files, revision }: Edit,
  state: Comment,
  data: Pick<Comment, 'comment_id' | 'topic_id' | 'board_id'>,
): CommentEvent[] {
  const stale = isStale(revision, state);
  if (stale && files && !areThere(state.attachments, files)) throw changedMeanwhile();
  const attachments = files ? changedFiles(state.attachments, files) : state.attachments;
  const filesChange = !sameFiles(attachments, state.attachments);
  if (content === state.content && !filesChange) return [];
  if (stale) throw changedMeanwhile();
  checkFiles(attachments);
  const written = { content, excerpt, rules_version };
  return [{ type: 'CommentEdited', data: { ...data, ...written, ...(filesChange && { attachments }) } }];
}

/** Limits the number of files (decisions, conventions). */
function checkFiles({ length }: readonly Attachment[]): void {
  if (length > FILES_PER_COMMENT) {
    throw Refusal.invalid('upload_uuids', communityText('comment.files', { most: FILES_PER_COMMENT }));
  }
}
