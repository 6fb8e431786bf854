import type { QueryClient } from '@tanstack/react-query';
import type { community } from '@lyceum/contracts';
import { itemsOf, type Pages, patchPages } from '../../../lib/pages.ts';
import { postKeys } from './keys.ts';

export type Topic = community.Topic;
export type TopicPreview = community.TopicPreview;
export type Comment = community.Comment;
export type Reply = community.Reply;

/**
 * Answer to a create request. Contains only the id after a retry of a request whose first answer was lost
 * (docs/api.md).
 */
export type Posted<T> = T | { id: number };

/** Whether the answer is complete: neither a preview (decisions 31) nor only an id. */
export const isWhole = <T extends { id: number }>(answer: T): answer is Extract<T, { user: unknown }> =>
  'user' in answer;

/** Whether the title or text was edited. `version` also counts moves and other changes. */
export const isEdited = ({ created_at, updated_at }: Topic): boolean => updated_at !== created_at;

/** Whether the topic is not published yet. Only its author and administrators see it. */
export const isScheduled = ({ status }: Topic): boolean => status === 'non_active';

/**
 * A job publishes a topic within moments of its release date. A longer delay means that its author lost the right to
 * post there.
 */
const COMES_OUT_WITHIN_MS = 5 * 60_000;
/** Whether a scheduled topic is overdue, so that the server will not publish it. `now` is in milliseconds. */
export const isHeldBack = (topic: Topic, now: number): boolean =>
  isScheduled(topic) && now - Date.parse(topic.release_date) > COMES_OUT_WITHIN_MS;

/** Whether the topic shows as a welcome card (part 1 §2). */
export const isWelcome = ({ post_type }: Topic): boolean => post_type === 'introduce' || post_type === 'birthday';

/** Whether the topic has a poll. `quiz_id` is the poll's id. */
export const isPoll = (topic: Topic): topic is Topic & { quiz_id: number } => topic.quiz_id !== null;

/** Adds a new topic at the top, or below the pinned topics of a board unless it is pinned too. */
export function withTopicOnTop(pages: Pages<Topic>, topic: Topic, pinnedFirst: boolean): Pages<Topic> {
  const [first, ...rest] = pages.pages;
  if (!first) return pages;
  const others = first.data.filter((item) => item.id !== topic.id);
  const pinned = pinnedFirst && !topic.sticky ? others.filter((item) => item.sticky) : [];
  const data = [...pinned, topic, ...others.filter((item) => !pinned.includes(item))];
  return { ...pages, pages: [{ ...first, data }, ...rest] };
}

/** Appends a new comment. Only if all pages are loaded is the end its right position. */
export function withCommentAtEnd(pages: Pages<Comment>, comment: Comment): Pages<Comment> {
  const last = pages.pages.at(-1);
  if (!last || last.meta.next_cursor !== null) return pages;
  if (pages.pages.some((page) => page.data.some((item) => item.id === comment.id))) return pages;
  return { ...pages, pages: [...pages.pages.slice(0, -1), { ...last, data: [...last.data, comment] }] };
}

/** Comments in the server's order, independent of their page: the accepted answer first, then oldest first. */
export const commentsOf = (pages: Pages<Comment> | undefined): Comment[] =>
  itemsOf(pages).sort(
    (a, b) =>
      Number(b.accepted_answer) - Number(a.accepted_answer) || a.created_at.localeCompare(b.created_at) || a.id - b.id,
  );

/** Id of the newest comment. The accepted answer comes first, so it counts only if it is the only comment. */
export const newestOf = (pages: Pages<Comment> | undefined): number | null => commentsOf(pages).at(-1)?.id ?? null;

/** Patches one comment or reply by id. */
export function patchComment(
  pages: Pages<Comment>,
  id: number,
  patch: <T extends Reply>(post: T) => T,
): Pages<Comment> {
  const holds = (comment: Comment) => comment.id === id || comment.replies.some((reply) => reply.id === id);
  return patchPages(pages, holds, (comment) =>
    comment.id === id
      ? patch(comment)
      : { ...comment, replies: comment.replies.map((reply) => (reply.id === id ? patch(reply) : reply)) },
  );
}

/** Appends a new reply to its comment. */
export const withReply = (pages: Pages<Comment>, reply: Reply): Pages<Comment> =>
  patchPages(
    pages,
    (comment) => comment.id === reply.in_reply_to && comment.replies.every(({ id }) => id !== reply.id),
    (comment) => ({ ...comment, replies: [...comment.replies, reply], replies_count: comment.replies_count + 1 }),
  );

/** Merges requested replies in order and skips those already loaded (part 1 §9). */
export function withReplies(
  pages: Pages<Comment>,
  commentId: number,
  asked: readonly Reply[],
  total: number,
): Pages<Comment> {
  const added = (comment: Comment): Comment => {
    const known = new Set(comment.replies.map(({ id }) => id));
    const replies = [...comment.replies, ...asked.filter(({ id }) => !known.has(id))].sort((a, b) => a.id - b.id);
    return { ...comment, replies, replies_count: total };
  };
  return patchPages(pages, ({ id }) => id === commentId, added);
}

export type LikeState = Pick<Topic, 'likes_count' | 'liked_by_me'>;

/** Applies a like or unlike. Repeating it changes nothing, as on the server. */
export const withLike = <T extends LikeState>(post: T, liked: boolean): T =>
  post.liked_by_me === liked
    ? post
    : { ...post, liked_by_me: liked, likes_count: Math.max(0, post.likes_count + (liked ? 1 : -1)) };

/** Patches a topic in every feed and on its own screen. */
export function patchTopic(
  client: QueryClient,
  matches: (topic: Topic) => boolean,
  patch: (topic: Topic) => Topic,
): void {
  client.setQueriesData<Pages<Topic>>(
    { queryKey: postKeys.feeds },
    (pages) => pages && patchPages(pages, matches, patch),
  );
  client.setQueriesData<Topic>({ queryKey: postKeys.topics }, (topic) =>
    topic && matches(topic) ? patch(topic) : topic,
  );
}

/** Patches an opening post or comment by id. Both share one id space (decisions §2). */
export function patchPost(client: QueryClient, postId: number, patch: <T extends LikeState>(post: T) => T): void {
  patchTopic(client, (topic) => topic.post_id === postId, patch);
  client.setQueriesData<Pages<Comment>>(
    { queryKey: postKeys.allComments },
    (pages) => pages && patchComment(pages, postId, patch),
  );
}

/** Removes a topic from every feed. The topic's own screen refetches and shows that it no longer exists. */
export function removeTopic(client: QueryClient, topicId: number): void {
  client.setQueriesData<Pages<Topic>>(
    { queryKey: postKeys.feeds },
    (pages) =>
      pages && {
        ...pages,
        pages: pages.pages.map((page) => ({ ...page, data: page.data.filter(({ id }) => id !== topicId) })),
      },
  );
  const isIt = (topic: unknown) => (topic as Topic | undefined)?.id === topicId;
  void client.resetQueries({ queryKey: postKeys.topics, predicate: ({ state }) => isIt(state.data) });
}

/** Finds a topic in the cached feeds, to show its heading while the full text loads. */
export function topicFromFeeds(client: QueryClient, slug: string): Topic | undefined {
  for (const [, pages] of client.getQueriesData<Pages<Topic>>({ queryKey: postKeys.feeds })) {
    const found = itemsOf(pages).find((topic) => topic.slug === slug);
    if (found) return found;
  }
  return undefined;
}
