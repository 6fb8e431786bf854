import { currentCsrfToken, forgetCsrfToken, STALE_TOKEN } from '@lyceum/browser/client';
import { CHANNELS_PER_REQUEST } from '@lyceum/contracts/realtime';
import type { ChannelAuthorizationCallback } from 'pusher-js';

type Answers = Record<string, Parameters<ChannelAuthorizationCallback>[1]>;

interface Asked {
  channel: string;
  answer: ChannelAuthorizationCallback;
}

/** Another tab may have changed the session and its CSRF token. A refused request is retried once with a new token. */
async function ask(socket_id: string, channel_names: string[], signal: AbortSignal, again = false): Promise<Answers> {
  const token = await currentCsrfToken();
  signal.throwIfAborted();
  const answer = await fetch('/broadcasting/auth', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-CSRF-TOKEN': token,
      'X-Requested-With': 'XMLHttpRequest',
    },
    body: JSON.stringify({ socket_id, channel_names }),
    signal,
  });
  if (answer.status === STALE_TOKEN && !again && !signal.aborted) {
    forgetCsrfToken();
    return ask(socket_id, channel_names, signal, true);
  }
  if (!answer.ok) throw new Error(`Refused: ${answer.status}`);
  return ((await answer.json()) as { channels: Answers }).channels;
}

/**
 * Authorises the channels of one connection. Channels joined in the same tick share a request, because a visit joins
 * one per board. After `signal` aborts, no requests follow, because another session would be refused.
 */
export function authoriser(signal: AbortSignal) {
  let waiting: Asked[] = [];

  async function send(socketId: string): Promise<void> {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += CHANNELS_PER_REQUEST) {
      const some = all.slice(from, from + CHANNELS_PER_REQUEST);
      try {
        const channels = some.map(({ channel }) => channel);
        const answers = await ask(socketId, channels, signal);
        for (const { channel, answer } of some) {
          const signed = answers[channel] ?? null;
          answer(signed ? null : new Error(`Refused: ${channel}`), signed);
        }
      } catch (error) {
        for (const { answer } of some) answer(error as Error, null);
      }
    }
  }

  return (socketId: string, channel: string, answer: ChannelAuthorizationCallback): void => {
    if (waiting.length === 0) setTimeout(() => void send(socketId));
    waiting.push({ channel, answer });
  };
}
