import { type RemoteParticipant, Room, RoomEvent, Track } from 'livekit-client';
import type { Gathering, Other, Seen, Tracks } from './gathering.ts';

/** The same room by way of a server of media, which says itself who sends what. Loaded where the operator has one. */
export class LivekitMeeting implements Gathering {
  private readonly room = new Room({ adaptiveStream: false, dynacast: true });
  private readonly streams = new Map<string, MediaStream>();
  private readonly watchers = new Set<() => void>();
  private sent: Tracks = { audio: null, video: null };
  private version = 0;
  private turn: Promise<unknown> = Promise.resolve();
  private readonly refused: () => void;

  /** Rejects where the server of media does not let them in. `refused`: what one wanted to send does not arrive. */
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

  /** One after the other: what is published is taken back before something else is. */
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

/** What arrives of them now, in the one stream that is shown. */
function keep(stream: MediaStream, there: RemoteParticipant): void {
  const now = [...there.trackPublications.values()].flatMap(({ track }) => (track ? [track.mediaStreamTrack] : []));
  for (const track of stream.getTracks()) if (!now.includes(track)) stream.removeTrack(track);
  for (const track of now) if (!stream.getTracks().includes(track)) stream.addTrack(track);
}
