/** What open screens are told of live rooms. */
export const liveRoomChannels = {
  /** Whoever takes part in its event: who came, who left, who may speak, and whether it is open. */
  liveRoom: (roomId: number) => `private-live-room.${roomId}`,
} as const;

export interface LiveRoomEvents {
  /** On the room's own channel, and on that of its event when it opens or ends: what is shown of it is to be asked for anew. */
  'live-room-changed': { live_room_id: number; event_id: number };
  /** On one participant's own channel, from another one: what their browsers have to agree on to meet. It is read by nobody else. */
  'live-room-signal': {
    live_room_id: number;
    /** The participant who sends it, and in which visit. */
    from: number;
    from_session: string;
    /** For which of the receiver's visits. */
    to_session: string;
    signal: string;
  };
  /** On one participant's own channel: a host asks for silence. */
  'live-room-muted': { live_room_id: number };
}
