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
/** What there is of another participant. */
export interface Seen {
  stream: MediaStream;
  connected: boolean;
  remote: { microphone: boolean; camera: boolean };
}
export interface Tracks {
  audio: MediaStreamTrack | null;
  video: MediaStreamTrack | null;
}

/** How participants see and hear each other: from one to the other, or by a server of media. */
export interface Gathering {
  watch: (watcher: () => void) => () => void;
  seen: () => number;
  peer: (other: { id: number; session: string | null }) => Seen | undefined;
  /** Connects to whoever came, and lets go of whoever left. */
  meet: (others: readonly Other[]) => void;
  take: (told: SignalFrom) => void;
  /** What is sent from now on: null for nothing. */
  put: (tracks: Tracks) => void;
  end: () => void;
}
