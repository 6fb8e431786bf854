/** Plain values, so that browsers need no zod for them. */

/** Part 1 §3. `hold` waits for an answer of the author. */
export const TICKET_STATUSES = ['open', 'hold', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** The statuses that a member may set: administrators any, the author `open` and `closed` (docs/adr/0020). */
export function ticketStatusesFor(who: { isAdmin: boolean; isAuthor: boolean }): readonly TicketStatus[] {
  if (who.isAdmin) return TICKET_STATUSES;
  return who.isAuthor ? ['open', 'closed'] : [];
}
