import { useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pingsOptions } from '../../../lib/session/pings.ts';
import { takeRead } from '../cache/use-live-inbox.ts';
import type { Message } from '../cache/messages.query.ts';

const isLooking = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/**
 * Marks the newest message as read if it is on screen and the window has focus. Retries a failed mark on the next
 * focus.
 */
export function useReadMark(
  threadId: number | null,
  newest: Message | undefined,
  atBottom: boolean,
  meId: number,
): void {
  const client = useQueryClient();
  const marked = useRef(0);
  const mark = useEffectEvent(() => {
    if (threadId === null || !newest || !atBottom || marked.current === newest.id || !isLooking()) return;
    const before = marked.current;
    marked.current = newest.id;
    api('PUT /api/v4/inbox/{thread}/read', { params: { thread: threadId }, body: { message_id: newest.id } }).then(
      ({ data }) => {
        takeRead(client, threadId, meId, data.last_read, meId);
        void client.invalidateQueries({ queryKey: pingsOptions.queryKey });
      },
      () => void (marked.current = before),
    );
  });
  useEffect(() => {
    mark();
    const look = () => mark();
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [threadId, newest?.id, atBottom]);
}
