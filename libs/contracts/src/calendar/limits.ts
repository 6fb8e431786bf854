/** Events and reminders: upcoming, slider and period of part 3 §7 and §9, part 1 §3; the other bounds are our own. */
export const EVENT_LIMITS = {
  title: 100,
  description: 20_000,
  address: 200,
  capacity: 100_000,
  /** Members invited at once. */
  invited: 100,
  organisers: 20,
  page: 20,
  /** The upcoming-events card. */
  upcoming: 5,
  /** The slider in the feed. */
  newest: 2,
  periodMost: 9999,
  /** Faces beside an event (`memberSelection`). */
  selection: 3,
  /** Of one member for one event. */
  reminders: 5,
  category: 60,
} as const;
