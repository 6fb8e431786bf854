import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { useMessages } from '../cache/messages.query.ts';

type Query = ReturnType<typeof useMessages>['query'];

/**
 * Loads newer pages at the end if the loaded pages do not reach the newest message. Keeps the scroll position when a
 * page is inserted.
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
