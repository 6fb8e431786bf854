import type { Channel, default as PusherClient, PresenceChannel } from 'pusher-js';
import { REVOKED } from '@lyceum/contracts/realtime';
import type { Transport } from './transport.ts';

export type ConnectionState = 'idle' | 'connected' | 'lost' | 'restored';
type Listener = (event: string, data: unknown) => void;

/** A gap shorter than this is not worth a word; a restored connection says so for a while. */
const SAY_LOST_AFTER_MS = 1500;
const SAY_RESTORED_MS = 3000;
/** Moving between screens leaves and joins the same channels: they are kept for a moment. */
const LEAVE_AFTER_MS = 5000;

const wanted = new Map<
  string,
  { listeners: Set<Listener>; channel?: Channel; leaving?: ReturnType<typeof setTimeout> }
>();
const watchers = new Set<() => void>();
const onRestored = new Set<() => void>();
const onRevoked = new Set<() => void>();
let state: ConnectionState = 'idle';
let transport: Transport | null = null;
let generation = 0;
/** While a session ends: whoever would open the connection when the browser is idle would open it for what is left of that. */
let isHeld = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function become(next: ConnectionState): void {
  if (state === next) return;
  state = next;
  for (const watcher of watchers) watcher();
}

function follow(current: string): void {
  clearTimeout(timer);
  if (current === 'connected') {
    transport?.found();
    const again = state !== 'idle';
    const said = state === 'lost';
    become(said ? 'restored' : 'connected');
    if (said) timer = setTimeout(() => become('connected'), SAY_RESTORED_MS);
    if (again) for (const call of onRestored) call();
  } else if (state !== 'idle' || current === 'unavailable') {
    // `unavailable`: never connected since the page was opened, and not for want of trying.
    timer = setTimeout(() => become('lost'), SAY_LOST_AFTER_MS);
    transport?.lost();
  }
}

function join(name: string): void {
  const entry = wanted.get(name);
  if (!transport || !entry || entry.channel) return;
  entry.channel = transport.join(name);
  entry.channel.bind_global((event: string, data: unknown) => {
    if (event === REFUSED && (data as { error?: string }).error === REVOKED) return forsake(name);
    for (const listener of entry.listeners) listener(event, data);
  });
}

const REFUSED = 'pusher:subscription_error';

/** Somebody took the right to hear it: what is shown is asked for anew, and may then name other channels. */
function forsake(name: string): void {
  transport?.leave(name);
  const entry = wanted.get(name);
  if (entry) delete entry.channel;
  for (const call of onRevoked) call();
}

/** Opens the connection, or opens it anew: channels are authorised for the session of that moment. */
export async function startRealtime(key: string): Promise<void> {
  if (isHeld) return;
  const mine = ++generation;
  const [{ Transport }, pusher] = await Promise.all([import('./transport.ts'), import('pusher-js')]);
  const module = pusher as unknown as Record<string, unknown>;
  const Pusher = (module.Pusher ?? module.default ?? module) as typeof PusherClient;
  if (mine !== generation) return;
  stopRealtime();
  generation = mine;
  transport = new Transport(Pusher, key, follow);
  for (const [name, { listeners, leaving }] of wanted) {
    if (listeners.size > 0) join(name);
    else {
      // Kept for a moment after its screen closed; the new session may not even be allowed to hear it.
      clearTimeout(leaving);
      wanted.delete(name);
    }
  }
}

/** Closes it before the session is asked to end, and keeps it closed until {@link releaseRealtime}. */
export function holdRealtime(): void {
  isHeld = true;
  stopRealtime();
}

/** The session has ended, or has not: the next start opens the connection. */
export const releaseRealtime = (): void => void (isHeld = false);

export function stopRealtime(): void {
  generation += 1;
  clearTimeout(timer);
  become('idle'); // before disconnecting, which would otherwise count as a loss
  transport?.end();
  transport = null;
  for (const entry of wanted.values()) delete entry.channel;
}

/** Told to a channel's listeners when it is heard from now on: what happened before, nobody has told them. */
export const JOINED = 'pusher:subscription_succeeded';

/** Listens to a channel, now and after every reconnection. Answers how to stop. */
export function listen(name: string, listener: Listener): () => void {
  const entry = wanted.get(name) ?? { listeners: new Set<Listener>() };
  wanted.set(name, entry);
  clearTimeout(entry.leaving);
  entry.listeners.add(listener);
  // Of a presence channel with those who are on it, as the first one was told.
  if (entry.channel?.subscribed) listener(JOINED, (entry.channel as Partial<PresenceChannel>).members ?? null);
  join(name);
  return () => {
    entry.listeners.delete(listener);
    if (entry.listeners.size > 0) return;
    entry.leaving = setTimeout(() => {
      wanted.delete(name);
      transport?.leave(name);
    }, LEAVE_AFTER_MS);
  };
}

/** Events that clients tell each other past the server's store: that somebody types. */
const WHISPER = 'client-';

/**
 * Tells whoever else hears the channel. Nobody keeps it: while the channel is not heard it is lost, and `false` is answered.
 * Only channels whose policy has whispers pass it on (docs/api.md). Who listens hears it as `client-{event}`.
 */
export const whisper = (name: string, event: string, data: unknown): boolean => {
  const channel = wanted.get(name)?.channel;
  return channel?.subscribed === true && channel.trigger(WHISPER + event, data);
};

export const connectionState = () => state;

export function watchConnection(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** A right to hear something was taken: what is shown is asked for anew at once. */
export function whenRevoked(call: () => void): () => void {
  onRevoked.add(call);
  return () => onRevoked.delete(call);
}

/** What happened while away is not told again: whoever shows something live fetches it once more. */
export function whenRestored(call: () => void): () => void {
  onRestored.add(call);
  return () => onRestored.delete(call);
}
