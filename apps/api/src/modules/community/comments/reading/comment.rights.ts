import type { community } from '@lyceum/contracts';
import type { MemberViewer } from '../../../../platform/http/viewer.ts';
import type { PostFacts } from '../../rights/facts.ts';
import { commentPermissions } from '../../rights/policies.ts';

/** What may be asked of a comment. That its topic is closed is a conflict, told apart from a right that is not there. */
export const rightsOnComment = (viewer: MemberViewer, comment: PostFacts): community.CommentPermission[] =>
  commentPermissions(viewer, {
    isAuthor: comment.postAuthorId === viewer.id,
    isTopicAuthor: comment.authorId === viewer.id,
    isReply: comment.inReplyTo !== null,
    topicClosed: false,
    holdsGif: comment.holdsGif,
  });
