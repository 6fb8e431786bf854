/** The calendar of one event: `text/calendar`, for whoever reads the event. */
export const eventFile = (slug: string): string => `/events/${slug}.ics`;

/** What open screens are told of events. */
export const calendarChannels = {
  /** Whoever reads an event: what becomes of it. */
  event: (eventId: number) => `private-event.${eventId}`,
  /** Every signed-in member: the list of events that everybody may know of has changed. */
  events: 'private-events',
} as const;

export interface CalendarEvents {
  /** It was changed, moved or cancelled: what is shown of it is to be asked for anew. */
  'event-changed': { event_id: number; cancelled: boolean };
  /** Somebody came, left or moved up. */
  'attendance-changed': { event_id: number; members_count: number; waiting_count: number };
  /** On `private-events`: some event that everybody may know of was made, changed, moved or cancelled. On a member's own channel: one of theirs. */
  'events-changed': Record<string, never>;
}
