/** Real-time channels of live rooms. */
export const liveRoomChannels = {
  /** For those who take part in the event: participants, roles and the room's status. */
  liveRoom: (roomId: number) => `private-live-room.${roomId}`,
} as const;

export interface LiveRoomEvents {
  /** On the room's channel, and on the event's when the room opens or ends. Clients refetch the room. */
  'live-room-changed': { live_room_id: number; event_id: number };
  /** On the recipient's channel: a signal with which two browsers connect. Only the recipient gets it. */
  'live-room-signal': {
    live_room_id: number;
    /** The sending participant and their session. */
    from: number;
    from_session: string;
    /** The recipient's session. */
    to_session: string;
    signal: string;
  };
  /** On a participant's channel: a host asks them to mute. */
  'live-room-muted': { live_room_id: number };
}
