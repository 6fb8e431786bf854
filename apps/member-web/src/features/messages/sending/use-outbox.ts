import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { whenLeaving } from './leaving.ts';
import { openOutbox } from './open-outbox.ts';
import { keyOf, type Outbox, type Outgoing, type Place } from './outbox.ts';

let open: ({ client: QueryClient; memberId: number } & ReturnType<typeof openOutbox>) | null = null;

/** One for the page, whoever asks first; another member's is closed. */
export function outboxOf(client: QueryClient, memberId: number): NonNullable<typeof open> {
  if (open?.memberId === memberId && open.client === client) return open;
  open?.close();
  open = { client, memberId, ...openOutbox(client, memberId) };
  return open;
}

whenLeaving(() => {
  open?.close();
  open = null;
});

export function useOutbox(memberId: number): Outbox {
  const { outbox, start } = outboxOf(useQueryClient(), memberId);
  useEffect(start, [start]);
  return outbox;
}

const NONE: readonly Outgoing[] = [];

/** What is on its way to a place, in the order in which it was written. */
export function useOutgoing(outbox: Outbox, to: Place): Outgoing[] {
  const all = useSyncExternalStore(outbox.watch, outbox.all, () => NONE);
  return all.filter((each) => keyOf(each.to) === keyOf(to));
}
