/** Plain values, so that browsers need no zod for them. */

/** Part 1 §3; `hold` waits for an answer of its author. */
export const TICKET_STATUSES = ['open', 'hold', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** Who may set a ticket to what: administrators to any, its author closes it and opens it again (docs/adr/0020). */
export function ticketStatusesFor(who: { isAdmin: boolean; isAuthor: boolean }): readonly TicketStatus[] {
  if (who.isAdmin) return TICKET_STATUSES;
  return who.isAuthor ? ['open', 'closed'] : [];
}
