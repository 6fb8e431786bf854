import { useEffect } from 'react';
import { useMarkSeen, useUnread } from './notifications.query.ts';

/** Reading a conversation settles what the bell had to say about it. */
export function useSeenTopic(topicId: number | undefined): void {
  const unread = useUnread();
  const markSeen = useMarkSeen();
  const some = unread > 0;
  useEffect(() => {
    if (some && topicId !== undefined) markSeen(topicId);
  }, [some, topicId, markSeen]);
}
