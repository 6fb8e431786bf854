import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import type { Place } from './sending/outbox.ts';

const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

/** What the address says is open (part 2 §2); a conversation's own id is the nearer word. */
export function openIn(search: URLSearchParams): Place | null {
  const thread = idIn(search.get('thread_id'));
  if (thread !== null) return { thread };
  const participant = idIn(search.get('participant_id'));
  return participant === null ? null : { participant };
}

/** The message of the open thread that the address names. */
export const messageIn = (search: URLSearchParams): number | null => idIn(search.get('message_id'));

/** What is open, and how to open something else: a step in the history, or in the place of the present one. */
export function useInboxAddress() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const open = openIn(search);
  const go = useCallback(
    (to: Place | null, replace = false) => void navigate(paths.messages(to ?? undefined), { replace }),
    [navigate],
  );
  return { open, message: messageIn(search), go };
}
