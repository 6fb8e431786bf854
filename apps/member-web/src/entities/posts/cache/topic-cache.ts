import type { QueryClient } from '@tanstack/react-query';
import type { community } from '@lyceum/contracts';
import { itemsOf, type Pages, patchPages } from '../../../lib/pages.ts';
import { postKeys } from './keys.ts';

export type Topic = community.Topic;
export type TopicPreview = community.TopicPreview;
export type Comment = community.Comment;
export type Reply = community.Reply;

/** What a creating request is answered by; its id alone, where it was sent again and the server lost its first answer (docs/api.md). */
export type Posted<T> = T | { id: number };

/** A topic, comment or reply with all that is shown of it: no preview (decisions 31), and no id alone. */
export const isWhole = <T extends { id: number }>(answer: T): answer is Extract<T, { user: unknown }> =>
  'user' in answer;

/** Its title or text has changed; `version` also counts moves and other details. */
export const isEdited = ({ created_at, updated_at }: Topic): boolean => updated_at !== created_at;

/** Not out yet: there for its author and administrators alone. */
export const isScheduled = ({ status }: Topic): boolean => status === 'non_active';

/** A job lets it out within moments of its date. What waits for longer was held back: whoever scheduled it may no longer publish it there. */
const COMES_OUT_WITHIN_MS = 5 * 60_000;
export const isHeldBack = (topic: Topic, now: number): boolean =>
  isScheduled(topic) && now - Date.parse(topic.release_date) > COMES_OUT_WITHIN_MS;

/** Part 1 §2: the kinds that a welcome card stands for. */
export const isWelcome = ({ post_type }: Topic): boolean => post_type === 'introduce' || post_type === 'birthday';

/** It asks something, by the poll of this id. */
export const isPoll = (topic: Topic): topic is Topic & { quiz_id: number } => topic.quiz_id !== null;

/** A new topic stands first, below what is pinned on a board, unless it is pinned itself. */
export function withTopicOnTop(pages: Pages<Topic>, topic: Topic, pinnedFirst: boolean): Pages<Topic> {
  const [first, ...rest] = pages.pages;
  if (!first) return pages;
  const others = first.data.filter((item) => item.id !== topic.id);
  const pinned = pinnedFirst && !topic.sticky ? others.filter((item) => item.sticky) : [];
  const data = [...pinned, topic, ...others.filter((item) => !pinned.includes(item))];
  return { ...pages, pages: [{ ...first, data }, ...rest] };
}

/** The comments follow at the end; only when every page is there is that their right place. */
export function withCommentAtEnd(pages: Pages<Comment>, comment: Comment): Pages<Comment> {
  const last = pages.pages.at(-1);
  if (!last || last.meta.next_cursor !== null) return pages;
  if (pages.pages.some((page) => page.data.some((item) => item.id === comment.id))) return pages;
  return { ...pages, pages: [...pages.pages.slice(0, -1), { ...last, data: [...last.data, comment] }] };
}

/** Comments in the order of the server, whatever page they came on: the accepted answer, then oldest first. */
export const commentsOf = (pages: Pages<Comment> | undefined): Comment[] =>
  itemsOf(pages).sort(
    (a, b) =>
      Number(b.accepted_answer) - Number(a.accepted_answer) || a.created_at.localeCompare(b.created_at) || a.id - b.id,
  );

/** The comment that was written last; an accepted answer stands first, so it counts only where there is no other. */
export const newestOf = (pages: Pages<Comment> | undefined): number | null => commentsOf(pages).at(-1)?.id ?? null;

/** Changes one comment or reply; both look alike as far as a patch goes. */
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

/** A new reply stands last under its comment. */
export const withReply = (pages: Pages<Comment>, reply: Reply): Pages<Comment> =>
  patchPages(
    pages,
    (comment) => comment.id === reply.in_reply_to && comment.replies.every(({ id }) => id !== reply.id),
    (comment) => ({ ...comment, replies: [...comment.replies, reply], replies_count: comment.replies_count + 1 }),
  );

/** Replies that were asked for, in their places; what is held already is left out (part 1 §9). */
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

/** What a like does to what is shown; liking twice changes nothing, as on the server. */
export const withLike = <T extends LikeState>(post: T, liked: boolean): T =>
  post.liked_by_me === liked
    ? post
    : { ...post, liked_by_me: liked, likes_count: Math.max(0, post.likes_count + (liked ? 1 : -1)) };

/** Applies a patch to a topic wherever it is shown: every feed and its own screen. */
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

/** Opening posts and comments share one id space (decisions §2), so one patch serves both. */
export function patchPost(client: QueryClient, postId: number, patch: <T extends LikeState>(post: T) => T): void {
  patchTopic(client, (topic) => topic.post_id === postId, patch);
  client.setQueriesData<Pages<Comment>>(
    { queryKey: postKeys.allComments },
    (pages) => pages && patchComment(pages, postId, patch),
  );
}

/** Takes a topic out of every feed; its own screen asks again, and hears that there is none. */
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

/** The topic as any cached feed holds it: enough to show its head while the whole text is on its way. */
export function topicFromFeeds(client: QueryClient, slug: string): Topic | undefined {
  for (const [, pages] of client.getQueriesData<Pages<Topic>>({ queryKey: postKeys.feeds })) {
    const found = itemsOf(pages).find((topic) => topic.slug === slug);
    if (found) return found;
  }
  return undefined;
}
