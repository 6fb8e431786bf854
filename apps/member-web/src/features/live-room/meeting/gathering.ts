export interface Other {
  id: number;
  session: string;
}
export interface SignalFrom {
  from: number;
  from_session: string;
  to_session: string;
  signal: string;
}
/** Media and connection state of another participant. */
export interface Seen {
  stream: MediaStream;
  connected: boolean;
  remote: { microphone: boolean; camera: boolean };
}
export interface Tracks {
  audio: MediaStreamTrack | null;
  video: MediaStreamTrack | null;
}

/** Connection of the participants to each other, peer-to-peer or through a media server. */
export interface Gathering {
  watch: (watcher: () => void) => () => void;
  seen: () => number;
  peer: (other: { id: number; session: string | null }) => Seen | undefined;
  /** Connects to new participants, and disconnects those who left. */
  meet: (others: readonly Other[]) => void;
  take: (told: SignalFrom) => void;
  /** Sets the tracks to send. Null sends nothing. */
  put: (tracks: Tracks) => void;
  end: () => void;
}
