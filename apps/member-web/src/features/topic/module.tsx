import { isWhole, topicFromFeeds } from '../../entities/posts/cache/topic-cache.ts';
import { paths } from '../../lib/address/paths.ts';
import type { Module, NotificationOf } from '../../lib/modules/module.ts';
import { begin } from '../../lib/modules/begin.ts';
import { ahead } from '../../lib/parts/ahead.ts';
import { currentClient } from '../../lib/session/query-client.ts';
import { ConversationSkeleton } from '../../ui/state/Skeletons.tsx';
import { commentsOptions } from './comment-state/comments.query.ts';
import { topicOptions } from '../../entities/posts/cache/topic-options.ts';
import { commentsTexts } from './texts/index.ts';

async function prefetchConversation(slug: string): Promise<void> {
  const client = currentClient();
  const known = topicFromFeeds(client, slug);
  const topic = client.fetchQuery(topicOptions(slug));
  const found = known ?? (await topic);
  if (isWhole(found)) await client.prefetchInfiniteQuery(commentsOptions(found.id));
}

const loadConversation = () => import('../../routes/conversation.tsx');
ahead(loadConversation, 'everyone');

const what = ({ topic }: Pick<NotificationOf<'comment' | 'moderation'>, 'topic'>) => topic.title;
const to = ({ topic, comment_id }: { topic: { slug: string }; comment_id: number | null }) =>
  paths.conversation(topic.slug, comment_id === null ? undefined : `comment-${comment_id}`);

const DECIDED = {
  kept: 'reportKept',
  removed: 'reportRemoved',
  suspended: 'reportSuspended',
  warned: 'reportWarned',
  silenced: 'reportSilenced',
} as const;
const MODERATED = {
  topic_deleted: 'topicDeleted',
  topic_moved: 'topicMoved',
  comment_deleted: 'commentDeleted',
} as const;

export const topic: Module = {
  name: 'topic',
  texts: [commentsTexts],
  routes: [
    {
      path: 'conversations/:slug',
      loader: ({ params }) => begin(prefetchConversation(params.slug ?? '')),
      lazy: loadConversation,
      hydrateFallbackElement: <ConversationSkeleton label="" />,
    },
  ],
  notifications: {
    comment: { text: 'comment', what, to },
    reply: { text: 'reply', what, to },
    mention: { text: 'mention', what, to },
    like: {
      text: ({ comment_id }) => (comment_id === null ? 'likeTopic' : 'likeComment'),
      what,
      to,
    },
    followed_topic: { text: 'followedTopic', what, to },
    board_topic: { text: 'boardTopic', what, to },
    ticket: { text: 'ticket', what, to },
    held: { text: 'held', what, to },
    report: {
      text: 'reported',
      what: ({ item }) => item.title,
      to: ({ item }) => `/admin/review-items/${item.id}/show`,
    },
    report_decided: {
      text: ({ decision }) => DECIDED[decision],
      what: () => '',
      to: () => paths.home,
    },
    held_rejected: { text: 'postRejected', what: ({ item }) => item.title, to: () => paths.settings('posts') },
    moderation: {
      text: ({ action }) => MODERATED[action],
      what,
      to: ({ topic }) => (topic.slug === null ? paths.home : paths.conversation(topic.slug)),
    },
  },
  found: {
    topics: {
      title: 'search.topics',
      row: (found) => ({
        ...{ to: to({ topic: found, comment_id: found.comment_id }), title: found.title, text: found.preview },
        ...{ place: found.board_name, when: found.release_date, member: found.user },
      }),
    },
  },
  shortcuts: [
    { text: 'quote', keys: ['q'] },
    { text: 'newest', keys: [' '] },
  ],
};
