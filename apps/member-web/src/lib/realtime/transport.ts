import type { Channel, default as PusherClient } from 'pusher-js';
import { authoriser } from './authorise.ts';
import { Reconnect } from './reconnect.ts';

/** The connection of one session. Loads with pusher-js, after the first screen. */
export class Transport {
  private readonly asking = new AbortController();
  private readonly reconnect: Reconnect;
  private readonly pusher: PusherClient;

  constructor(Pusher: typeof PusherClient, key: string, onState: (state: string) => void) {
    const secure = location.protocol === 'https:';
    const port = location.port ? Number(location.port) : undefined;
    const authorise = authoriser(this.asking.signal);
    this.pusher = new Pusher(key, {
      cluster: '',
      wsHost: location.hostname,
      wsPort: port ?? 80,
      wssPort: port ?? 443,
      forceTLS: secure,
      // Without TLS no server listens on wss, and trying it would delay the next attempt.
      enabledTransports: secure ? ['ws', 'wss'] : ['ws'],
      disableStats: true,
      channelAuthorization: {
        transport: 'ajax',
        endpoint: '/broadcasting/auth',
        customHandler: ({ socketId, channelName }, callback) => authorise(socketId, channelName, callback),
      },
    });
    this.reconnect = new Reconnect(this.pusher);
    this.pusher.connection.bind('state_change', ({ current }: { current: string }) => onState(current));
  }

  /** Stops the search after a successful connection. */
  found(): void {
    this.reconnect.over();
  }

  /** Starts the search after a lost connection. */
  lost(): void {
    this.reconnect.lost();
  }

  join = (name: string): Channel => this.pusher.subscribe(name);
  leave = (name: string): void => this.pusher.unsubscribe(name);

  end(): void {
    this.asking.abort();
    this.reconnect.over();
    this.pusher.disconnect();
  }
}
