import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { whenLeaving } from './leaving.ts';
import { openOutbox } from './open-outbox.ts';
import { keyOf, type Outbox, type Outgoing, type Place } from './outbox.ts';

let open: ({ client: QueryClient; memberId: number } & ReturnType<typeof openOutbox>) | null = null;

/** The outbox of the page, created on first use. Closes the outbox of another member. */
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

/** The outbox of a member, started on mount. */
export function useOutbox(memberId: number): Outbox {
  const { outbox, start } = outboxOf(useQueryClient(), memberId);
  useEffect(start, [start]);
  return outbox;
}

const NONE: readonly Outgoing[] = [];

/** The outgoing messages of a destination, in order of writing. */
export function useOutgoing(outbox: Outbox, to: Place): Outgoing[] {
  const all = useSyncExternalStore(outbox.watch, outbox.all, () => NONE);
  return all.filter((each) => keyOf(each.to) === keyOf(to));
}
