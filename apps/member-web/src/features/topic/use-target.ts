import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

interface Options {
  ids: number[];
  ready: boolean;
  hasMore: boolean;
  busy: boolean;
  failed: boolean;
  loadMore: () => void;
}

type Target = { highlighted: number | null; seeking: boolean; gone: boolean };

function show(element: HTMLElement | null, block: ScrollLogicalPosition): void {
  element?.scrollIntoView({ block });
  element?.focus({ preventScroll: true });
}

/**
 * `#comment-12` goes to that comment, loading pages until it is there; `#comments` goes to the comments once they have
 * come. Going Back leaves the place alone: the scroll restoration knows it better.
 */
export function useTarget({ ids, ready, hasMore, busy, failed, loadMore }: Options): Target {
  const { hash, key } = useLocation();
  const returning = useNavigationType() === 'POP' && key !== 'default';
  const wanted = Number(/^#comment-(\d+)$/.exec(hash)?.[1]) || null;
  const done = useRef<string | null>(null);
  const [highlighted, setHighlighted] = useState<number | null>(null);
  const found = wanted !== null && ids.includes(wanted);
  const visit = `${key}${hash}`;

  useEffect(() => {
    if (!ready || returning || done.current === visit) return;
    if (wanted === null) {
      done.current = visit;
      setHighlighted(null);
      if (hash === '#comments') show(document.getElementById('comments'), 'start');
    } else if (found) {
      done.current = visit;
      setHighlighted(wanted);
      show(document.getElementById(`comment-${wanted}`), 'center');
    } else if (hasMore && !busy && !failed) {
      loadMore();
    }
  }, [ready, returning, visit, wanted, found, hash, hasMore, busy, failed, loadMore]);

  const missing = ready && !returning && wanted !== null && !found;
  return { highlighted, seeking: missing && hasMore && !failed, gone: missing && !hasMore };
}
