/** Same values as `liveRoomStatus` and `liveRoomRole` of the contract. */
export const ROLES = ['host', 'speaker', 'listener'] as const;
export const ENTRY_ROLES = ['speaker', 'listener'] as const;
export type Role = (typeof ROLES)[number];

/** A participant without a heartbeat for this time has left, for example through a closed tab or sleeping device. */
export const SILENCE_S = 45;
/** Initial volume of other participants (part 3 §9). */
export const VOLUME = 50;
