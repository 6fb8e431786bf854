import type { Channel, default as PusherClient } from 'pusher-js';
import { currentCsrfToken, forgetCsrfToken, STALE_TOKEN } from '@lyceum/browser/client';
import { REVOKED } from '@lyceum/contracts/realtime';
import { Reconnect } from './reconnect.ts';

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
let state: ConnectionState = 'idle';
let client: PusherClient | null = null;
let reconnect: Reconnect | null = null;
let generation = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function become(next: ConnectionState): void {
  if (state === next) return;
  state = next;
  for (const watcher of watchers) watcher();
}

function follow({ current }: { current: string }): void {
  clearTimeout(timer);
  if (current === 'connected') {
    reconnect?.over();
    const again = state !== 'idle';
    const said = state === 'lost';
    become(said ? 'restored' : 'connected');
    if (said) timer = setTimeout(() => become('connected'), SAY_RESTORED_MS);
    if (again) for (const call of onRestored) call();
  } else if (state !== 'idle' || current === 'unavailable') {
    // `unavailable`: never connected since the page was opened, and not for want of trying.
    timer = setTimeout(() => become('lost'), SAY_LOST_AFTER_MS);
    reconnect?.lost();
  }
}

/** Of the connection that is there: whoever stops it takes back what it still asks, which another session would be refused. */
let asking = new AbortController();

type Authorised = { auth: string; channel_data?: string };

/** Another tab may have changed the session, and with it the token, which is fetched anew once. */
async function authorise(socketId: string, channel: string, again = false): Promise<Authorised> {
  const { signal } = asking;
  const token = await currentCsrfToken();
  signal.throwIfAborted();
  const answer = await fetch('/broadcasting/auth', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'application/json',
      'X-CSRF-TOKEN': token,
      'X-Requested-With': 'XMLHttpRequest',
    },
    body: new URLSearchParams({ socket_id: socketId, channel_name: channel }),
    signal,
  });
  if (answer.status === STALE_TOKEN && !again && !signal.aborted) {
    forgetCsrfToken();
    return authorise(socketId, channel, true);
  }
  if (!answer.ok) throw new Error(`Refused: ${channel}`);
  return answer.json() as Promise<Authorised>;
}

function join(name: string): void {
  const entry = wanted.get(name);
  if (!client || !entry || entry.channel) return;
  entry.channel = client.subscribe(name);
  entry.channel.bind_global((event: string, data: unknown) => {
    if (event === REFUSED && (data as { error?: string }).error === REVOKED) return forsake(name);
    for (const listener of entry.listeners) listener(event, data);
  });
}

const REFUSED = 'pusher:subscription_error';

/** Somebody took the right to hear it: what is shown is asked for anew, and may then name other channels. */
function forsake(name: string): void {
  client?.unsubscribe(name);
  const entry = wanted.get(name);
  if (entry) delete entry.channel;
  for (const call of onRestored) call();
}

/** Opens the connection, or opens it anew: channels are authorised for the session of that moment. */
export async function startRealtime(key: string): Promise<void> {
  const mine = ++generation;
  const module = (await import('pusher-js')) as unknown as Record<string, unknown>;
  const Pusher = (module.Pusher ?? module.default ?? module) as typeof PusherClient;
  if (mine !== generation) return;
  stopRealtime();
  generation = mine;
  const secure = location.protocol === 'https:';
  const port = location.port ? Number(location.port) : undefined;
  client = new Pusher(key, {
    cluster: '',
    wsHost: location.hostname,
    wsPort: port ?? 80,
    wssPort: port ?? 443,
    forceTLS: secure,
    // On plain http nothing answers on wss: trying it would only delay the next attempt.
    enabledTransports: secure ? ['ws', 'wss'] : ['ws'],
    disableStats: true,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '/broadcasting/auth',
      customHandler: ({ socketId, channelName }, callback) => {
        authorise(socketId, channelName).then(
          (data) => callback(null, data),
          (error: Error) => callback(error, null),
        );
      },
    },
  });
  reconnect = new Reconnect(client);
  client.connection.bind('state_change', follow);
  for (const [name, { listeners, leaving }] of wanted) {
    if (listeners.size > 0) join(name);
    else {
      // Kept for a moment after its screen closed; the new session may not even be allowed to hear it.
      clearTimeout(leaving);
      wanted.delete(name);
    }
  }
}

export function stopRealtime(): void {
  generation += 1;
  asking.abort();
  asking = new AbortController();
  clearTimeout(timer);
  reconnect?.over();
  reconnect = null;
  become('idle'); // before disconnecting, which would otherwise count as a loss
  client?.disconnect();
  client = null;
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
  if (entry.channel?.subscribed) listener(JOINED, null);
  join(name);
  return () => {
    entry.listeners.delete(listener);
    if (entry.listeners.size > 0) return;
    entry.leaving = setTimeout(() => {
      wanted.delete(name);
      client?.unsubscribe(name);
    }, LEAVE_AFTER_MS);
  };
}

export const connectionState = () => state;

export function watchConnection(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** What happened while away is not told again: whoever shows something live fetches it once more. */
export function whenRestored(call: () => void): () => void {
  onRestored.add(call);
  return () => onRestored.delete(call);
}
