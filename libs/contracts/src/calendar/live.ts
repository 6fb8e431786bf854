/** The path of an event's iCalendar file (`text/calendar`), for readers of the event. */
export const eventFile = (slug: string): string => `/events/${slug}.ics`;

/** Real-time channels of events. */
export const calendarChannels = {
  /** For readers of the event: its changes. */
  event: (eventId: number) => `private-event.${eventId}`,
  /** For every signed-in member: changes of the list of visible events. */
  events: 'private-events',
} as const;

export interface CalendarEvents {
  /** The event was changed, rescheduled or cancelled. Clients refetch it. */
  'event-changed': { event_id: number; cancelled: boolean };
  /** A member joined, left or moved up. */
  'attendance-changed': { event_id: number; members_count: number; waiting_count: number };
  /**
   * On `private-events`: a visible event was created, changed, rescheduled or cancelled. On a member's channel: one of
   * their events.
   */
  'events-changed': Record<string, never>;
}
