import { randomUUID } from 'node:crypto';
import type { Bus } from '../../bus/bus.ts';
import type { PresenceMember } from './connection.ts';

type Entry = [channel: string, member: PresenceMember];

/** What processes tell each other of who is present with them. `turn` counts the changes of one process. */
type Told =
  | { kind: 'asking' }
  | { kind: 'everyone'; process: string; turn: number; entries: Entry[] }
  | { kind: 'came' | 'left'; process: string; turn: number; entry: Entry }
  | { kind: 'beat'; process: string; turn: number }
  | { kind: 'gone'; process: string };

interface Elsewhere {
  turn: number;
  heard: number;
  members: Map<string, Entry>;
}

const SEPARATOR = '\n';
const keyOf = (channel: string, userId: string): string => channel + SEPARATOR + userId;

/** A process that says nothing for so long has ended without a word. */
const SILENT_MS = 15_000;

export type Changed = (channel: string, member: PresenceMember, here: boolean) => void;

/**
 * Who is present on which channel, in all processes together. Every process holds the whole picture: it hears each coming
 * and leaving, asks for everyone when its count of them does not agree, and forgets a process that has fallen silent.
 * Members count once, however many tabs and processes they are connected to.
 */
export class Presence {
  private readonly self = randomUUID();
  private turn = 0;
  private readonly here = new Map<string, { entry: Entry; tabs: number }>();
  private readonly elsewhere = new Map<string, Elsewhere>();

  constructor(
    private readonly bus: Bus,
    private readonly changed: Changed,
    private readonly now: () => number = () => performance.now(),
  ) {
    bus.on('presence', (told) => this.hear(told as Told));
  }

  /** To be called once the bus is heard. */
  ask(): void {
    this.tell({ kind: 'asking' });
  }

  come(channel: string, member: PresenceMember): void {
    const key = keyOf(channel, member.user_id);
    const known = this.here.get(key);
    if (known) {
      known.tabs += 1;
      return;
    }
    const entry: Entry = [channel, member];
    const isNew = !this.isElsewhere(key);
    this.here.set(key, { entry, tabs: 1 });
    this.turn += 1;
    this.tell({ kind: 'came', process: this.self, turn: this.turn, entry });
    if (isNew) this.changed(channel, member, true);
  }

  leave(channel: string, userId: string): void {
    const key = keyOf(channel, userId);
    const known = this.here.get(key);
    if (!known) return;
    known.tabs -= 1;
    if (known.tabs > 0) return;
    this.here.delete(key);
    this.turn += 1;
    this.tell({ kind: 'left', process: this.self, turn: this.turn, entry: known.entry });
    if (!this.isElsewhere(key)) this.changed(channel, known.entry[1], false);
  }

  on(channel: string): PresenceMember[] {
    const found = new Map<string, PresenceMember>();
    const all = [...this.elsewhere.values()].flatMap(({ members }) => [...members.values()]);
    for (const [where, member] of [...all, ...[...this.here.values()].map(({ entry }) => entry)]) {
      if (where === channel) found.set(member.user_id, member);
    }
    return [...found.values()];
  }

  /** To be called every few seconds. */
  beat(): void {
    this.tell({ kind: 'beat', process: this.self, turn: this.turn });
    for (const [process, { heard }] of this.elsewhere) if (this.now() - heard > SILENT_MS) this.forget(process);
  }

  end(): void {
    this.tell({ kind: 'gone', process: this.self });
  }

  private tell(told: Told): void {
    this.bus.tell('presence', told);
  }

  private hear(told: Told): void {
    if (told.kind === 'asking') return this.tellEveryone();
    if (told.kind === 'gone') return this.forget(told.process);
    const other = this.elsewhere.get(told.process);
    if (told.kind === 'everyone') return this.replace(told.process, told.turn, told.entries);
    const follows = told.kind === 'beat' ? told.turn : told.turn - 1;
    if (!other || other.turn !== follows) return this.ask();
    other.heard = this.now();
    other.turn = told.turn;
    if (told.kind !== 'beat') this.apply(other, told.entry, told.kind === 'came');
  }

  private tellEveryone(): void {
    const entries = [...this.here.values()].map(({ entry }) => entry);
    this.tell({ kind: 'everyone', process: this.self, turn: this.turn, entries });
  }

  private replace(process: string, turn: number, entries: Entry[]): void {
    const other = this.elsewhere.get(process) ?? { turn, heard: 0, members: new Map<string, Entry>() };
    this.elsewhere.set(process, other);
    other.turn = turn;
    other.heard = this.now();
    const keys = new Set(entries.map(([channel, member]) => keyOf(channel, member.user_id)));
    for (const [key, entry] of other.members) if (!keys.has(key)) this.apply(other, entry, false);
    for (const entry of entries) this.apply(other, entry, true);
  }

  private forget(process: string): void {
    const other = this.elsewhere.get(process);
    if (!other) return;
    for (const entry of other.members.values()) this.apply(other, entry, false);
    this.elsewhere.delete(process);
  }

  private apply({ members }: Elsewhere, entry: Entry, came: boolean): void {
    const [channel, member] = entry;
    const key = keyOf(channel, member.user_id);
    const before = this.isAnywhere(key);
    if (came) members.set(key, entry);
    else members.delete(key);
    if (before !== this.isAnywhere(key)) this.changed(channel, member, came);
  }

  private isAnywhere(key: string): boolean {
    return this.here.has(key) || this.isElsewhere(key);
  }

  private isElsewhere(key: string): boolean {
    for (const { members } of this.elsewhere.values()) if (members.has(key)) return true;
    return false;
  }
}
