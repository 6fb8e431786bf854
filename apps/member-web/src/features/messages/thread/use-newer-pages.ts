import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { useMessages } from '../cache/messages.query.ts';

type Query = ReturnType<typeof useMessages>['query'];

/**
 * Where the pages don't reach the newest message: fetches the next newer one at the end of what is there, and keeps the
 * messages in sight where they are when it comes below them.
 */
export function useNewerPages(box: RefObject<HTMLElement | null>, query: Query, atEnd: boolean): void {
  const { hasPreviousPage, isFetchingPreviousPage, isFetchPreviousPageError, fetchPreviousPage } = query;
  const fetches = atEnd && hasPreviousPage && !isFetchingPreviousPage && !isFetchPreviousPageError;
  const height = useRef<number | null>(null);
  const fetchNewer = useEffectEvent(() => {
    height.current = box.current?.scrollHeight ?? null;
    void fetchPreviousPage();
  });
  useEffect(() => {
    if (fetches) fetchNewer();
  }, [fetches]);

  const first = query.data?.pageParams[0];
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || height.current === null) return;
    element.scrollTop -= element.scrollHeight - height.current;
    height.current = null;
  }, [box, first]);
}
