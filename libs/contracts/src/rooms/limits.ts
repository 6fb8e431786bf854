/** Of live rooms. Without a LiveKit server each participant sends to each other one, which carries six. */
export const LIVE_ROOM_LIMITS = {
  peers: 6,
  most: 100,
  hosts: 2,
  hostsMost: 20,
  /** Seconds. */
  emptyTimeout: 300,
  emptyMost: 3600,
  /** Of what one browser tells another one; a description of sound and pictures has some six thousand characters. */
  signal: 20_000,
} as const;
