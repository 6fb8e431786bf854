import { useSyncExternalStore } from 'react';
import { api } from '@lyceum/browser/client';
import { createDrafts } from './drafts.ts';
import type { Me } from '../session/session.ts';

export const drafts = createDrafts(() => localStorage);

const turns = new Map<string, Promise<unknown>>();

/** One request after the other for each place, so that an old text never overtakes a newer one. */
function inTurn<T>(place: string, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(place) ?? Promise.resolve()).then(work);
  turns.set(
    place,
    turn.catch(() => undefined),
  );
  return turn;
}

/** Whether something is half written at a place, on this device. */
export const useKept = (memberId: number, place: string): boolean =>
  useSyncExternalStore(
    drafts.watch,
    () => memberId !== NOBODY && drafts.read(memberId, place) !== null,
    () => false,
  );

/** Whose drafts they are; nobody's for guests, and while impersonating: unposted words are for their writer alone. */
export const NOBODY = 0;
export const draftOwner = (me: Me | null): number => (me && !me.impersonating ? me.id : NOBODY);

const quietly = (turn: Promise<unknown>): void => void turn.catch(() => undefined);

/**
 * Sends what this device holds and the server has not seen. Without a connection it stays here, and is sent when the place
 * is opened again or written on.
 */
export function sendDraft(memberId: number, place: string): void {
  if (memberId === NOBODY) return;
  const turn = inTurn(place, async () => {
    const stored = drafts.stored(memberId, place);
    if (!stored?.unsent) return;
    const { data } = await api('PUT /api/v4/drafts/{key}', { params: { key: place }, body: { content: stored.value } });
    const kept = drafts.stored(memberId, place);
    // Typed on meanwhile: the next turn sends that. On its way to be posted: it is about to be forgotten.
    if (kept?.at === stored.at && kept.postedBy === undefined)
      drafts.agree(memberId, place, stored.value, data.version);
  });
  quietly(turn);
}

export function forgetDraft(memberId: number, place: string): void {
  drafts.clear(memberId, place);
  if (memberId === NOBODY) return;
  quietly(inTurn(place, () => api('DELETE /api/v4/drafts/{key}', { params: { key: place } })));
}

/**
 * What another device has made of the draft: its text, null when it was posted or thrown away there, undefined when this
 * device knows best.
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
