import PusherModule from 'pusher-js';
import type { Persona } from './persona.ts';

// Its Node build is CommonJS with the class as its whole export, which its types do not say.
export type Pusher = InstanceType<typeof PusherModule.default>;
const PusherClient = PusherModule.default ?? (PusherModule as unknown as typeof PusherModule.default);

const open: Pusher[] = [];

/** Every client that is connected, from the first on. */
export const opened = (): readonly Pusher[] => open;

export function disconnectAll(): void {
  for (const client of open.splice(0)) client.disconnect();
}

function options(persona: Persona) {
  const { hostname, port } = new URL(persona.url);
  return {
    cluster: '',
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws' as const],
    disableStats: true,
    channelAuthorization: {
      transport: 'ajax' as const,
      endpoint: '/broadcasting/auth',
      customHandler: (
        { socketId, channelName }: { socketId: string; channelName: string },
        callback: (error: Error | null, data: { auth: string; channel_data?: string } | null) => void,
      ) => {
        const body = { socket_id: socketId, channel_name: channelName };
        void persona
          .send('POST', '/broadcasting/auth', body)
          .then((answer) =>
            answer.status === 200 ? callback(null, answer.body) : callback(new Error(String(answer.status)), null),
          );
      },
    },
  };
}

/** A client as browsers use it, that asks for channels as this persona. */
export function connect(persona: Persona): Pusher {
  const client = new PusherClient('lyceum', options(persona));
  open.push(client);
  return client;
}

export interface Heard {
  name: string;
  data: Record<string, unknown>;
}

/** Subscribes and answers what the channel hears from then on; rejects when the subscription is refused. */
export async function listen(client: Pusher, channel: string): Promise<Heard[]> {
  const heard: Heard[] = [];
  const subscribed = client.subscribe(channel);
  subscribed.bind_global((name: string, data: Record<string, unknown>) => {
    if (!name.startsWith('pusher')) heard.push({ name, data });
  });
  await new Promise<void>((resolve, reject) => {
    subscribed.bind('pusher:subscription_succeeded', () => resolve());
    subscribed.bind('pusher:subscription_error', (error: { status?: number }) =>
      reject(new Error(`refused ${channel} ${error.status}`)),
    );
  });
  return heard;
}
