import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import type { Place } from './sending/outbox.ts';

const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

/** The conversation that the address opens (part 2 §2). A thread id takes precedence over a participant. */
export function openIn(search: URLSearchParams): Place | null {
  const thread = idIn(search.get('thread_id'));
  if (thread !== null) return { thread };
  const participant = idIn(search.get('participant_id'));
  return participant === null ? null : { participant };
}

/** The message in the open conversation to which the address points. */
export const messageIn = (search: URLSearchParams): number | null => idIn(search.get('message_id'));

/** The open conversation, and `go` to open another in a new or the current history entry. */
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
