/** As `liveRoomStatus`, `liveRoomRole` of the contract. */
export const ROLES = ['host', 'speaker', 'listener'] as const;
export const ENTRY_ROLES = ['speaker', 'listener'] as const;
export type Role = (typeof ROLES)[number];

/** Whoever is silent for so long has left: a tab that was closed, a machine that sleeps. */
export const SILENCE_S = 45;
/** Part 3 §9: how loud others are at first. */
export const VOLUME = 50;
