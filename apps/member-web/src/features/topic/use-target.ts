import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { namedBy } from '../../lib/address/comment-address.ts';
import { openedKey } from '../../lib/address/first-entry.ts';
import { jumpTo } from './comment-state/comments.query.ts';

interface Options {
  topicId: number;
  ids: number[];
  ready: boolean;
  /** Whether no request is running. A running request may contain the comment. */
  settled: boolean;
}

type Target = { highlighted: number | null; gone: boolean };

function show(element: HTMLElement | null, block: ScrollLogicalPosition): void {
  element?.scrollIntoView({ block });
  element?.focus({ preventScroll: true });
}

/**
 * Scrolls to `#comment-12` anywhere in the list, or to the comments for `#comments`. Does nothing on Back, because
 * scroll restoration handles that, except over a moodboard.
 */
export function useTarget({ topicId, ids, ready, settled }: Options): Target {
  const client = useQueryClient();
  const { hash, key } = useLocation();
  const { topic: over, comment: wanted, comments: all } = namedBy(hash);
  const returning = useNavigationType() === 'POP' && key !== openedKey && over === null;
  const visit = `${key}${hash}`;
  const asked = useRef<string | null>(null);
  const done = useRef<string | null>(null);
  const [highlighted, setHighlighted] = useState<number | null>(null);
  /** The server's answer for a visit: the id to show for the comment, or null if it is gone. */
  const [answer, setAnswer] = useState<{ visit: string; id: number | null } | null>(null);
  const stand = answer?.visit === visit ? answer.id : wanted;
  const found = stand !== null && ids.includes(stand);

  useEffect(() => {
    if (!ready || returning || done.current === visit) return;
    if (wanted === null) {
      done.current = visit;
      setHighlighted(null);
      if (all) show(document.getElementById('comments'), 'start');
    } else if (found) {
      done.current = visit;
      setHighlighted(stand);
      show(document.getElementById(`comment-${stand}`), 'center');
    } else if (settled && asked.current !== visit) {
      asked.current = visit;
      void jumpTo(client, topicId, wanted).then((id) => setAnswer({ visit, id }));
    }
  }, [ready, settled, returning, visit, wanted, stand, found, all, client, topicId]);

  return { highlighted, gone: wanted !== null && answer?.visit === visit && answer.id === null };
}
