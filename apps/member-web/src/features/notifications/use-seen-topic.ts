import { useEffect } from 'react';
import { useMarkSeen, useUnread } from './notifications.query.ts';

/** Marks the notifications of a topic as seen when the member reads it. */
export function useSeenTopic(topicId: number | undefined): void {
  const unread = useUnread();
  const markSeen = useMarkSeen();
  const some = unread > 0;
  useEffect(() => {
    if (some && topicId !== undefined) markSeen(topicId);
  }, [some, topicId, markSeen]);
}
