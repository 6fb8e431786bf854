import { type RemoteParticipant, Room, RoomEvent, Track } from 'livekit-client';
import type { Gathering, Other, Seen, Tracks } from './gathering.ts';

/**
 * Meeting through a LiveKit media server, which reports itself who sends what. Loaded only if the operator runs one.
 */
export class LivekitMeeting implements Gathering {
  private readonly room = new Room({ adaptiveStream: false, dynacast: true });
  private readonly streams = new Map<string, MediaStream>();
  private readonly watchers = new Set<() => void>();
  private sent: Tracks = { audio: null, video: null };
  private version = 0;
  private turn: Promise<unknown> = Promise.resolve();
  private readonly refused: () => void;

  /**
   * Connects to the media server. Calls `refused` if a track cannot be published.
   * @throws if the server refuses the connection.
   */
  static async open(url: string, token: string, refused: () => void): Promise<LivekitMeeting> {
    const meeting = new LivekitMeeting(refused);
    await meeting.room.connect(url, token);
    return meeting;
  }

  private constructor(refused: () => void) {
    this.refused = refused;
    for (const event of [
      RoomEvent.TrackSubscribed,
      RoomEvent.TrackUnsubscribed,
      RoomEvent.TrackMuted,
      RoomEvent.TrackUnmuted,
      RoomEvent.ParticipantConnected,
      RoomEvent.ParticipantDisconnected,
      RoomEvent.ConnectionStateChanged,
    ] as const) {
      this.room.on(event, () => this.changed());
    }
  }

  watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };
  seen = (): number => this.version;

  peer({ id, session }: { id: number; session: string | null }): Seen | undefined {
    const name = `${id}:${session ?? ''}`;
    const there = this.room.remoteParticipants.get(name);
    if (!there) return undefined;
    const stream = this.streams.get(name) ?? new MediaStream();
    this.streams.set(name, stream);
    keep(stream, there);
    return {
      stream,
      connected: true,
      remote: { microphone: there.isMicrophoneEnabled, camera: there.isCameraEnabled },
    };
  }

  meet(_others: readonly Other[]): void {
    this.changed();
  }

  take(): void {}

  /** Runs in sequence, so that a track is unpublished before the next is published. */
  put(tracks: Tracks): void {
    this.turn = this.turn
      .then(async () => {
        for (const kind of ['audio', 'video'] as const) {
          const [before, now] = [this.sent[kind], tracks[kind]];
          if (before === now) continue;
          if (before) await this.room.localParticipant.unpublishTrack(before, false);
          const source = kind === 'audio' ? Track.Source.Microphone : Track.Source.Camera;
          if (now) await this.room.localParticipant.publishTrack(now, { source });
        }
        this.sent = tracks;
      })
      .catch(this.refused);
  }

  end(): void {
    void this.room.disconnect(false);
  }

  private changed(): void {
    this.version += 1;
    for (const watcher of this.watchers) watcher();
  }
}

/** Updates the displayed stream to the tracks that now arrive. */
function keep(stream: MediaStream, there: RemoteParticipant): void {
  const now = [...there.trackPublications.values()].flatMap(({ track }) => (track ? [track.mediaStreamTrack] : []));
  for (const track of stream.getTracks()) if (!now.includes(track)) stream.removeTrack(track);
  for (const track of now) if (!stream.getTracks().includes(track)) stream.addTrack(track);
}
