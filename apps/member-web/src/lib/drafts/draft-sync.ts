import { useSyncExternalStore } from 'react';
import { api } from '@lyceum/browser/client';
import { createDrafts } from './drafts.ts';
import type { Me } from '../session/session.ts';

export const drafts = createDrafts(() => localStorage);

const turns = new Map<string, Promise<unknown>>();

/** Sends one request at a time per draft, so that an older text never overtakes a newer one. */
function inTurn<T>(place: string, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(place) ?? Promise.resolve()).then(work);
  turns.set(
    place,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Whether this device has a draft for the key. */
export const useKept = (memberId: number, place: string): boolean =>
  useSyncExternalStore(
    drafts.watch,
    () => memberId !== NOBODY && drafts.read(memberId, place) !== null,
    () => false,
  );

/**
 * Owner of drafts for guests and during impersonation. Such drafts are never stored, because drafts are private to
 * their writer.
 */
export const NOBODY = 0;
/** Id of the member who owns drafts, or `NOBODY`. */
export const draftOwner = (me: Me | null): number => (me && !me.impersonating ? me.id : NOBODY);

const quietly = (turn: Promise<unknown>): void => void turn.catch(() => undefined);

/**
 * Sends a draft that the server does not have yet. Without a connection it stays on the device until the field opens or
 * changes again.
 */
export function sendDraft(memberId: number, place: string): void {
  if (memberId === NOBODY) return;
  const turn = inTurn(place, async () => {
    const stored = drafts.stored(memberId, place);
    if (!stored?.unsent) return;
    const { data } = await api('PUT /api/v4/drafts/{key}', { params: { key: place }, body: { content: stored.value } });
    const kept = drafts.stored(memberId, place);
    // Skips a draft that changed during the request, because the next turn sends it, and a draft that is being posted.
    if (kept?.at === stored.at && kept.postedBy === undefined)
      drafts.agree(memberId, place, stored.value, data.version);
  });
  quietly(turn);
}

/** Deletes a draft on this device and on the server. */
export function forgetDraft(memberId: number, place: string): void {
  drafts.clear(memberId, place);
  if (memberId === NOBODY) return;
  quietly(inTurn(place, () => api('DELETE /api/v4/drafts/{key}', { params: { key: place } })));
}

/**
 * The state of a draft on the server: its value, or null if another device posted or discarded it. Undefined if this
 * device has the newest text.
 */
export async function draftFromElsewhere(memberId: number, place: string): Promise<unknown> {
  if (memberId === NOBODY) return undefined;
  const { data } = await inTurn(place, () => api('GET /api/v4/drafts/{key}', { params: { key: place } }));
  const stored = drafts.stored(memberId, place);
  if (stored?.unsent) {
    sendDraft(memberId, place);
    return undefined;
  }
  if (data && data.version > (stored?.version ?? 0)) {
    drafts.agree(memberId, place, data.content, data.version);
    return data.content;
  }
  if (data || !stored) return undefined;
  drafts.clear(memberId, place);
  return null;
}
