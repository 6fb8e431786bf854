/**
 * Events and reminders. Upcoming, slider and period follow part 3 §7 and §9 and part 1 §3. The other bounds are our
 * own.
 */
export const EVENT_LIMITS = {
  title: 100,
  description: 20_000,
  address: 200,
  capacity: 100_000,
  /** Members per invitation request. */
  invited: 100,
  organisers: 20,
  page: 20,
  /** The upcoming-events card. */
  upcoming: 5,
  /** The slider in the feed. */
  newest: 2,
  periodMost: 9999,
  /** Attendees shown with an event (`memberSelection`). */
  selection: 3,
  /** Per member and event. */
  reminders: 5,
  category: 60,
} as const;
