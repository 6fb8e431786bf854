import type { community } from '@lyceum/contracts';
import type { MemberViewer } from '../../../../platform/http/viewer.ts';
import type { PostFacts } from '../../rights/facts.ts';
import { commentPermissions } from '../../rights/policies.ts';

/**
 * The viewer's rights on a comment. Ignores a closed topic, because handlers report that as a conflict, not as a
 * missing right.
 */
export const rightsOnComment = (viewer: MemberViewer, comment: PostFacts): community.CommentPermission[] =>
  commentPermissions(viewer, {
    isAuthor: comment.postAuthorId === viewer.id,
    isTopicAuthor: comment.authorId === viewer.id,
    isReply: comment.inReplyTo !== null,
    topicClosed: false,
    holdsGif: comment.holdsGif,
  });
