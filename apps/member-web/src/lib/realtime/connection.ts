import type { Channel, default as PusherClient, PresenceChannel } from 'pusher-js';
import { REVOKED } from '@lyceum/contracts/realtime';
import type { Transport } from './transport.ts';

export type ConnectionState = 'idle' | 'connected' | 'lost' | 'restored';
type Listener = (event: string, data: unknown) => void;

/** A shorter gap is not shown, and a restored connection is shown for a while (milliseconds). */
const SAY_LOST_AFTER_MS = 1500;
const SAY_RESTORED_MS = 3000;
/** Keeps channels for a moment, because moving between screens leaves and rejoins them. */
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
/** Blocks new connections while a session ends. Otherwise an idle callback would reconnect with the ending session. */
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
    // `unavailable`: all attempts since the page opened have failed.
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

/** The server revoked access to the channel. The refetched data may refer to other channels. */
function forsake(name: string): void {
  transport?.leave(name);
  const entry = wanted.get(name);
  if (entry) delete entry.channel;
  for (const call of onRevoked) call();
}

/**
 * Opens or reopens the connection, because channels are authorised for the current session.
 * @throws if the realtime code cannot be loaded.
 */
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
      // The channel was only kept briefly after its screen closed, and the new session may not access it.
      clearTimeout(leaving);
      wanted.delete(name);
    }
  }
}

/** Closes the connection before the session ends, until {@link releaseRealtime}. */
export function holdRealtime(): void {
  isHeld = true;
  stopRealtime();
}

/** Allows connections again, after the session ended or failed to end. */
export const releaseRealtime = (): void => void (isHeld = false);

/** Closes the connection. */
export function stopRealtime(): void {
  generation += 1;
  clearTimeout(timer);
  become('idle'); // before disconnecting, which would otherwise count as a loss
  transport?.end();
  transport = null;
  for (const entry of wanted.values()) delete entry.channel;
}

/** Sent to a channel's listeners after subscribing. Earlier events are lost. */
export const JOINED = 'pusher:subscription_succeeded';

/** Subscribes to a channel, including after reconnections. Returns a function that unsubscribes. */
export function listen(name: string, listener: Listener): () => void {
  const entry = wanted.get(name) ?? { listeners: new Set<Listener>() };
  wanted.set(name, entry);
  clearTimeout(entry.leaving);
  entry.listeners.add(listener);
  // Later listeners of a presence channel get its current members, like the first one.
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

/** Prefix of client events, which bypass the server's store, such as typing. */
const WHISPER = 'client-';

/**
 * Sends a client event to the other subscribers, who receive it as `client-{event}`. Returns false if the channel is
 * not subscribed, and the event is lost. Only channels whose policy allows whispers relay it (docs/api.md).
 */
export const whisper = (name: string, event: string, data: unknown): boolean => {
  const channel = wanted.get(name)?.channel;
  return channel?.subscribed === true && channel.trigger(WHISPER + event, data);
};

/** Current state of the connection. */
export const connectionState = () => state;

/** Calls `watcher` when the state of the connection changes. Returns a function that unsubscribes. */
export function watchConnection(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Calls `call` when the server revokes access to a channel. The shown data must then be refetched immediately. */
export function whenRevoked(call: () => void): () => void {
  onRevoked.add(call);
  return () => onRevoked.delete(call);
}

/** Calls `call` after a reconnection. Events during the gap are lost, so live data must be refetched. */
export function whenRestored(call: () => void): () => void {
  onRestored.add(call);
  return () => onRestored.delete(call);
}
