import { useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { FEED_PAGE } from '@lyceum/contracts/first-page';
import { channels, type LiveEvents } from '@lyceum/contracts/realtime';
import { useRef } from 'react';
import { canRead, useBoards } from '../../../entities/boards/boards.ts';
import { postKeys } from '../../../entities/posts/cache/keys.ts';
import { useLive } from '../../../lib/realtime/use-live.ts';
import { usePostEvents } from '../../../entities/posts/cache/use-post-events.ts';
import { useMe } from '../../../lib/session/session.ts';
import { isWhole, type Topic } from '../../../entities/posts/cache/topic-cache.ts';
import { itemsOf, type Pages } from '../../../lib/pages.ts';
import { refreshTopic } from '../../../entities/posts/cache/topic-refresh.ts';
import { postTopicKey } from '../composer/post-topic-key.ts';
import { announce } from './live-feed.store.ts';

const JOINING_MS = 300;
const LATEST = { boardId: null, status: 'option1' } as const;

/**
 * Keeps every cached feed current on any screen, so that Back shows current counts without a request. New topics by
 * others wait behind a button. The member's own topics are already shown, except those from another tab.
 */
export function useLiveFeeds(): void {
  const client = useQueryClient();
  const me = useMe();
  const { data: boards = [] } = useBoards();
  const readable = boards.filter(canRead);
  const isHelpdesk = (id: number) => boards.some((board) => board.id === id && board.type === 'helpdesk');
  const names = [
    ...readable.map((board) => channels.board(board.id, board.public)),
    // Events about tickets go to administrators on this channel, and to their authors on the member channel.
    ...(me?.isAdmin ? readable.filter(({ id }) => isHelpdesk(id)).map(({ id }) => channels.helpdesk(id)) : []),
    ...(me ? [channels.messages(me.id)] : []),
  ];
  const events = usePostEvents();

  const isShown = (topicId: number) =>
    client
      .getQueriesData<Pages<Topic>>({ queryKey: postKeys.feeds })
      .some(([, pages]) => itemsOf(pages).some((topic) => topic.id === topicId));

  /** Finds topics posted between the answer with the first page and the subscription to the channels. */
  const catchUp = async (): Promise<void> => {
    const newest = itemsOf(client.getQueryData<Pages<Topic>>(postKeys.feed(LATEST))).find((topic) => !topic.sticky);
    if (!newest) return;
    const since = `release_date:${newest.release_date}`;
    const { data } = await api('GET /api/v3/topics', { query: { where_gt: since, limit: FEED_PAGE } });
    const missed = data
      .filter(isWhole)
      .filter((topic) => topic.release_date > newest.release_date && !isShown(topic.id));
    for (const topic of missed) announce(topic.id, topic.board_id, topic.user_id);
  };
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onJoined = (): void => {
    clearTimeout(pending.current);
    // Every board has a channel, so this runs once after the last subscription. A failure keeps the current feed.
    pending.current = setTimeout(() => void catchUp().catch(() => undefined), JOINING_MS);
  };

  const handlers = {
    ...events,
    'topic-posted': ({ topic_id, board_id, user_id }: LiveEvents['topic-posted']) => {
      const posting = user_id === me?.id && client.isMutating({ mutationKey: postTopicKey }) > 0;
      if (posting) return;
      // A scheduled topic was already visible to its author and administrators before its release.
      if (isShown(topic_id)) void refreshTopic(client, topic_id);
      else announce(topic_id, board_id, user_id, !isHelpdesk(board_id));
    },
  };
  useLive(names, handlers, onJoined);
}
