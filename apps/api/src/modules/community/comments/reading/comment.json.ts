import { community } from '@lyceum/contracts';
import { holdsGif, UNEDITABLE_PATTERN } from '@lyceum/editor/gif';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Viewer } from '../../../../platform/http/viewer.ts';
import { commentPermissions, permissionCases, perRole } from '../../rights/policies.ts';

/** The rows for the JSON of a comment or reply `c`: topic `t`, author's card `a` and counts `s`. */
export const COMMENT_SOURCE = sql`
  community.comment c join community.topic t on t.id = c.topic_id
  join directory.cards() a on a.member_id = c.author_id left join community.comment_stats s on s.comment_id = c.id`;

const permissions = perRole((viewer) =>
  permissionCases(5, (isAuthor, isTopicAuthor, isReply, topicClosed, holdsGif) =>
    commentPermissions(viewer, {
      isAuthor: isAuthor!,
      isTopicAuthor: isTopicAuthor!,
      isReply: isReply!,
      topicClosed: topicClosed!,
      holdsGif: holdsGif!,
    }),
  ),
);

/** Optional parts of each comment, which a list request can include. */
export interface Besides {
  likedBy: boolean;
}
const NOTHING: Besides = { likedBy: false };

/** Part 1 §3, `liked_by`. Viewers who may read the comment may see its likes, as in the list of likes. */
const LIKED_BY = sql`, coalesce((
  select json_agg(l.liker order by l.liked_at desc, l.member_id desc) from (
    select d.brief::jsonb || jsonb_build_object('liked_at', p.liked_at) as liker, p.liked_at, p.member_id
    from community.post_like p join directory.cards() d on d.member_id = p.member_id where p.post_id = c.id
    order by p.liked_at desc, p.member_id desc limit ${community.COMMUNITY_LIMITS.likers}) l), '[]'::json) as liked_by`;

/** The columns that comments and replies share (part 1 §3). */
function columns(viewer: Viewer, { likedBy }: Besides): Sql {
  return sql`
    c.id, c.topic_id, c.in_reply_to, c.content, c.excerpt, c.created_at, c.updated_at, c.revision as version,
    (${permissions(viewer)}::text[])[1 + (c.author_id is not distinct from ${viewer.id}::int)::int * 16
      + (t.author_id is not distinct from ${viewer.id}::int)::int * 8
      + (c.in_reply_to is not null)::int * 4 + (t.status = 'closed')::int * 2
      + (c.content ~ ${UNEDITABLE_PATTERN}::text)::int]::json as permissions,
    t.accepted_comment_id is not distinct from c.id as accepted_answer, c.attachments::json as attachments,
    coalesce(s.likes_count, 0) as likes_count,
    exists (select 1 from community.post_like l where l.post_id = c.id and l.member_id = ${viewer.id}::int) as liked_by_me,
    a.whole::json as "user", false as highlighted ${likedBy ? LIKED_BY : empty}`;
}

/** SQL for the JSON of a reply, over {@link COMMENT_SOURCE}. */
export const replyJson = (viewer: Viewer, besides = NOTHING): Sql =>
  sql`(select row_to_json(reply) from (select ${columns(viewer, besides)}) reply)`;

/** SQL for the JSON of a comment with its first replies, over {@link COMMENT_SOURCE}. */
export const commentJson = (viewer: Viewer, besides = NOTHING): Sql =>
  sql`(select row_to_json(comment) from (select ${columns(viewer, besides)}, coalesce(s.replies_count, 0) as replies_count,
    case when coalesce(s.replies_count, 0) = 0 then '[]'::json else coalesce((
      -- The comment's id under a name of its own: below, \`c\` is the reply.
      select json_agg(r.reply order by r.created_at, r.id) from (select c.id) as of_comment(id) cross join lateral (
        select ${replyJson(viewer, besides)} as reply, c.created_at, c.id from ${COMMENT_SOURCE}
        where c.in_reply_to = of_comment.id and c.deleted_at is null
        order by c.created_at, c.id limit ${community.COMMUNITY_LIMITS.replies}) r), '[]'::json) end as replies) comment)`;

/** The fields of a new comment that the command supplies. The others are constant or derived. */
type Posted = Pick<community.Comment, 'id' | 'topic_id' | 'in_reply_to' | 'content' | 'excerpt'>;

/**
 * The JSON of a comment that the viewer is about to post, in the format of {@link commentJson}. It saves a query for
 * the new rows. `card` is the viewer's card, as JSON from the directory.
 */
export function postedCommentText(
  viewer: Viewer,
  posted: Posted,
  isTopicAuthor: boolean,
  at: Date,
  card: string,
): string {
  const isReply = posted.in_reply_to !== null;
  const created_at = jsonMoment(at);
  const shown: Omit<community.Comment, 'user'> = {
    ...posted,
    created_at,
    updated_at: created_at,
    version: 1,
    permissions: commentPermissions(viewer, {
      isAuthor: true,
      isTopicAuthor,
      isReply,
      topicClosed: false,
      holdsGif: holdsGif(posted.content),
    }),
    accepted_answer: false,
    attachments: [],
    likes_count: 0,
    liked_by_me: false,
    highlighted: false,
    replies_count: 0,
    replies: [],
  };
  return `${JSON.stringify(shown).slice(0, -1)},"user":${card}}`;
}

/** Formats a timestamp as PostgreSQL does in JSON, because clients sort comments by this text. */
const jsonMoment = (at: Date): string => at.toISOString().replace(/\.?0*Z$/, '+00:00');
