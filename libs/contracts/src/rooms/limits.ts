/** Live rooms. Without a LiveKit server each participant sends to all others, which limits the room to six. */
export const LIVE_ROOM_LIMITS = {
  peers: 6,
  most: 100,
  hosts: 2,
  hostsMost: 20,
  /** In seconds. */
  emptyTimeout: 300,
  emptyMost: 3600,
  /** Length of a signal between two browsers. A session description has about six thousand characters. */
  signal: 20_000,
} as const;
