import type { Signal } from './signals.ts';

/** How long a connection attempt may take before the next one starts, in milliseconds. */
const CONNECT_MS = 10_000;
/** How long to collect ICE candidates for one signal, in milliseconds. */
const GATHERED_MS = 120;

export interface PeerOptions {
  iceServers: RTCIceServer[];
  /** Whether this side sends the offer. Only the lower participant number does, so offers never collide. */
  begins: boolean;
  tracks: () => Record<Kind, MediaStreamTrack | null>;
  state: () => { microphone: boolean; camera: boolean };
  send: (signal: Signal) => Promise<void>;
  changed: () => void;
}
type Kind = 'audio' | 'video';

/**
 * Connection to one other participant. Audio and video each have one transceiver from the start, so switching them
 * never renegotiates. After a failure the whole connection restarts.
 */
export class Peer {
  readonly stream = new MediaStream();
  remote = { microphone: false, camera: false };
  connected = false;
  private pc: RTCPeerConnection | null = null;
  private call = '';
  private early: RTCIceCandidateInit[] = [];
  private found: RTCIceCandidateInit[] = [];
  private told: Promise<unknown> = Promise.resolve();
  private heard: Promise<unknown> = Promise.resolve();
  private patience: ReturnType<typeof setTimeout> | undefined;
  private gathering: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private readonly options: PeerOptions;

  constructor(options: PeerOptions) {
    this.options = options;
    if (options.begins) void this.begin();
    else this.wait();
  }

  /** Processes signals in order of arrival. */
  take(signal: Signal): void {
    this.heard = this.heard.then(() => this.receive(signal)).catch(() => this.again());
  }

  /** Sends the current tracks, or nothing. */
  async put(): Promise<void> {
    const tracks = this.options.tracks();
    for (const { sender, receiver } of this.pc?.getTransceivers() ?? []) {
      // Fails if the connection has closed. The next connection starts with the current tracks.
      await sender.replaceTrack(tracks[receiver.track.kind as Kind]).catch(() => undefined);
    }
    this.tell({ kind: 'state', ...this.options.state() });
  }

  end(): void {
    this.ended = true;
    this.close();
  }

  private tell(signal: Signal): void {
    // A lost signal makes this attempt fail, and the next attempt recovers.
    if (!this.ended) this.told = this.told.then(() => this.options.send(signal)).catch(() => undefined);
  }

  private close(): void {
    clearTimeout(this.patience);
    clearTimeout(this.gathering);
    this.pc?.close();
    this.pc = null;
    this.found = [];
    this.connected = false;
    for (const track of this.stream.getTracks()) this.stream.removeTrack(track);
  }

  private wait(): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.again(), CONNECT_MS);
  }

  private again(): void {
    if (this.ended) return;
    if (this.options.begins) return void this.begin();
    this.tell({ kind: 'again' });
    this.wait();
  }

  private open(call: string): RTCPeerConnection {
    this.close();
    this.call = call;
    this.early = [];
    const pc = new RTCPeerConnection({ iceServers: this.options.iceServers });
    this.pc = pc;
    pc.ontrack = ({ track }) => {
      this.stream.addTrack(track);
      this.options.changed();
    };
    pc.onicecandidate = ({ candidate }) => candidate && this.gather(candidate.toJSON());
    pc.onconnectionstatechange = () => {
      if (this.pc !== pc) return;
      this.connected = pc.connectionState === 'connected';
      if (this.connected) {
        clearTimeout(this.patience);
        this.tell({ kind: 'state', ...this.options.state() });
      }
      if (pc.connectionState === 'failed') this.again();
      this.options.changed();
    };
    this.wait();
    return pc;
  }

  private gather(candidate: RTCIceCandidateInit): void {
    this.found.push(candidate);
    clearTimeout(this.gathering);
    const { call } = this;
    this.gathering = setTimeout(() => {
      if (this.call === call) this.tell({ kind: 'ice', call, candidates: this.found.splice(0) });
    }, GATHERED_MS);
  }

  private async begin(): Promise<void> {
    const pc = this.open(crypto.randomUUID());
    const tracks = this.options.tracks();
    for (const kind of ['audio', 'video'] as const) {
      pc.addTransceiver(tracks[kind] ?? kind, { direction: 'sendrecv' });
    }
    await pc.setLocalDescription();
    if (this.pc === pc) this.tell({ kind: 'offer', call: this.call, sdp: pc.localDescription!.sdp });
  }

  private async receive(signal: Signal): Promise<void> {
    if (this.ended) return;
    if (signal.kind === 'state') {
      this.remote = { microphone: signal.microphone, camera: signal.camera };
      return this.options.changed();
    }
    if (signal.kind === 'again') return this.options.begins ? this.begin() : undefined;
    if (signal.kind === 'offer') return this.options.begins ? undefined : this.answer(signal.call, signal.sdp);
    if (signal.call !== this.call || !this.pc) return;
    if (signal.kind === 'answer') {
      await this.pc.setRemoteDescription({ type: 'answer', sdp: signal.sdp });
      return this.takeEarly(this.pc);
    }
    for (const candidate of signal.candidates) {
      if (this.pc.remoteDescription) await this.pc.addIceCandidate(candidate);
      else this.early.push(candidate);
    }
  }

  private async answer(call: string, sdp: string): Promise<void> {
    const pc = this.open(call);
    await pc.setRemoteDescription({ type: 'offer', sdp });
    const tracks = this.options.tracks();
    for (const line of pc.getTransceivers()) {
      line.direction = 'sendrecv';
      await line.sender.replaceTrack(tracks[line.receiver.track.kind as Kind]);
    }
    await pc.setLocalDescription();
    this.tell({ kind: 'answer', call, sdp: pc.localDescription!.sdp });
    await this.takeEarly(pc);
  }

  private async takeEarly(pc: RTCPeerConnection): Promise<void> {
    for (const candidate of this.early.splice(0)) await pc.addIceCandidate(candidate);
  }
}
