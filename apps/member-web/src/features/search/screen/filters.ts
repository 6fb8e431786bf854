import type { community } from '@lyceum/contracts';
import { COMMUNITY_LIMITS } from '@lyceum/contracts/limits';
import { among, ORDERS, type Order } from '../search-address.ts';

/** Kinds of topics that a search can be limited to. */
export const KINDS = ['text', 'image', 'video', 'poll'] as const satisfies readonly community.Topic['post_type'][];

/** A search for topics, as the address holds it. Null means without this filter. */
export interface Filters {
  text: string;
  order: Order;
  board: number | null;
  author: number | null;
  /** Days, as `2026-01-31`. */
  from: string | null;
  until: string | null;
  kind: (typeof KINDS)[number] | null;
  solved: 'yes' | 'no' | null;
  tag: string | null;
}

export type FilterName = Exclude<keyof Filters, 'text' | 'order'>;
export const FILTERS = [
  'board',
  'author',
  'from',
  'until',
  'kind',
  'solved',
  'tag',
] as const satisfies readonly FilterName[];

const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
const dayIn = (text: string | null): string | null =>
  text !== null && /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

/** The filters in an address. Unreadable values are left out. */
export const filtersAt = (address: URLSearchParams): Filters => ({
  text: (address.get('q') ?? '').slice(0, 200),
  order: among(ORDERS, address.get('sort')) ?? 'best',
  board: idIn(address.get('board')),
  author: idIn(address.get('author')),
  from: dayIn(address.get('from')),
  until: dayIn(address.get('until')),
  kind: among(KINDS, address.get('kind')),
  solved: among(['yes', 'no'] as const, address.get('solved')),
  tag: address.get('tag')?.trim().slice(0, COMMUNITY_LIMITS.tag) || null,
});

/** The query of an address with these filters. */
export function addressOfFilters({ text, order, ...filters }: Filters): Record<string, string> {
  const given = Object.entries(filters).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  return { ...(text && { q: text }), ...(order !== 'best' && { sort: order }), ...Object.fromEntries(given) };
}

/** The query of the API. Days are those of the community's time zone. */
export const askedOf = ({ text, order, board, author, from, until, kind, solved, tag }: Filters) => ({
  query: text,
  model: 'topics' as const,
  ...(order !== 'best' && { order_by: order }),
  ...(board !== null && { board_id: board }),
  ...(author !== null && { user_id: author }),
  ...(from !== null && { min: `${from} 00:00:00` }),
  ...(until !== null && { max: `${until} 23:59:59` }),
  ...(kind !== null && { post_type: kind }),
  ...(tag !== null && { tag }),
  ...(solved !== null && { solved: solved === 'yes' ? (1 as const) : (0 as const) }),
});
