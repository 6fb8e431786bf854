import { useEffect } from 'react';
import { useMarkTopic, useUnread } from './notifications.query.ts';

/** Marks the notifications of a topic as seen when the member reads it. */
export function useSeenTopic(topicId: number | undefined): void {
  const unread = useUnread();
  const markTopic = useMarkTopic();
  const some = unread > 0;
  useEffect(() => {
    if (some && topicId !== undefined) markTopic(topicId);
  }, [some, topicId, markTopic]);
}
