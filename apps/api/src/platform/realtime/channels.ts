import { Injectable } from '@nestjs/common';
import { isMember, type Viewer } from '../http/viewer.ts';
import type { Frame, Signal, Signals } from './fanout.ts';

/** A kind of channels, as the module that tells something on them registers it. */
export interface ChannelKind {
  /**
   * As in the module's contract, with `{id}` for the number that the channel is about: `private-thread.{id}`. The prefix is
   * the protocol's: `private-` and `presence-` are for members, who need a signature; without, it is public and asks nobody.
   */
  name: string;
  /** By the policies that the module's queries use. A public channel is asked about for a guest; `id` is 0 where the name has none. */
  mayHear(viewer: Viewer, id: number): boolean | Promise<boolean>;
  /** Whether the signal may have changed who hears the channel; a member's own rights are asked about anyway. */
  concernedBy?(signal: Signal, id: number): boolean;
  /** Whether members may say small things to each other on it, past the server's eyes. */
  whispers?: boolean;
}

const NAME = /^[a-z]+(?:-[a-z]+)*(?:\.\{id\})?$/;
const ID = /\.([1-9]\d{0,8})$/;

export const isPresence = (channel: string): boolean => channel.startsWith('presence-');
export const needsSignature = (channel: string): boolean => channel.startsWith('private-') || isPresence(channel);

/** All channels there are: each kind belongs to the module that registered it. Any other name is refused unseen. */
@Injectable()
export class Channels {
  private readonly kinds = new Map<string, ChannelKind>();
  private readonly frames = new Map<keyof Signals, (signal: never) => Frame | null>();

  own(kind: ChannelKind): void {
    const { name, whispers } = kind;
    if (!NAME.test(name)) throw new Error(`${name} cannot be the name of a channel`);
    if (this.kinds.has(name)) throw new Error(`the channel ${name} is registered twice`);
    if (whispers && !needsSignature(name)) throw new Error(`nobody on the public channel ${name} could whisper`);
    this.kinds.set(name, kind);
  }

  /** What sockets are told once whatever the signal took has been taken from them; null: nothing. */
  tell<K extends keyof Signals>(kind: K, frame: (signal: Signals[K]) => Frame | null): void {
    if (this.frames.has(kind)) throw new Error(`sockets are told of ${kind} twice`);
    this.frames.set(kind, frame);
  }

  toldOf(signal: Signal): Frame | null {
    return this.frames.get(signal.kind)?.(signal as never) ?? null;
  }

  has(channel: unknown): channel is string {
    return typeof channel === 'string' && this.find(channel) !== null;
  }

  async mayHear(viewer: Viewer, channel: string): Promise<boolean> {
    const found = this.find(channel);
    return found !== null && (await found.kind.mayHear(viewer, found.id));
  }

  /** Whoever looks as a member hears what they hear, and says nothing in their name (decisions 24). */
  mayWhisper(viewer: Viewer, channel: string): boolean {
    return this.find(channel)?.kind.whispers === true && isMember(viewer) && viewer.impersonatorId === null;
  }

  isConcerned(channel: string, signal: Signal): boolean {
    const found = this.find(channel);
    return found?.kind.concernedBy?.(signal, found.id) ?? false;
  }

  private find(channel: string): { kind: ChannelKind; id: number } | null {
    const id = ID.exec(channel)?.[1];
    const kind = this.kinds.get(id ? `${channel.slice(0, -id.length)}{id}` : channel);
    // A name with braces is a kind's, and no channel's.
    if (!kind || (id === undefined && channel.endsWith('}'))) return null;
    return { kind, id: Number(id ?? 0) };
  }
}
