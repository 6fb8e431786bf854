import type { SearchModel } from '@lyceum/contracts/search/amounts';

/** Kinds of results in the specification's order (part 1 §2). */
export const KINDS = ['users', 'topics', 'lessons', 'boards', 'courses'] as const satisfies readonly SearchModel[];
export type Kind = (typeof KINDS)[number];

/** Relevance, newest and oldest (part 1 §9), with the names of the address and the API. */
export const ORDERS = ['best', 'desc', 'asc'] as const;
export type Order = (typeof ORDERS)[number];

export interface Search {
  text: string;
  order: Order;
  /** Kind of the extended view, or null for the overview. */
  kind: Kind | null;
}

const NAMES = { text: 'search', order: 'order_by', kind: 'model' } as const;
/** Parameter that opens a search (part 1 §2). */
const OPENS = 'query';

export const among = <T extends string>(all: readonly T[], given: string | null): T | null =>
  all.find((each) => each === given) ?? null;

/** The search in an address, or null. */
export function searchAt(address: URLSearchParams): Search | null {
  const text = address.get(NAMES.text) ?? address.get(OPENS);
  if (text === null) return null;
  return {
    text,
    order: among(ORDERS, address.get(NAMES.order)) ?? 'best',
    kind: among(KINDS, address.get(NAMES.kind)),
  };
}

/** The address without its search. */
export function leaving(address: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(address);
  for (const name of [...Object.values(NAMES), OPENS]) left.delete(name);
  return left;
}

/** The address with this search. */
export function searching(address: URLSearchParams, { text, order, kind }: Search): URLSearchParams {
  const next = leaving(address);
  next.set(NAMES.text, text);
  if (order !== 'best') next.set(NAMES.order, order);
  if (kind) next.set(NAMES.kind, kind);
  return next;
}
