import type { WebSocket } from 'ws';
import { z } from 'zod';

const frame = z.object({ event: z.string().max(100), data: z.unknown().optional(), channel: z.unknown().optional() });

/**
 * Reads a client's frame into what Nest dispatches by name. Client events have names of their own, so they are gathered
 * under one. Answers nothing for what is not a frame: that is dropped without a word.
 */
export function parseFrame(raw: WebSocket.Data): { event: string; data: unknown } | void {
  let json: unknown;
  try {
    json = JSON.parse(String(raw));
  } catch {
    return;
  }
  const parsed = frame.safeParse(json);
  if (!parsed.success) return;
  const { event, data, channel } = parsed.data;
  return event.startsWith('client-') ? { event: 'client-event', data: { event, channel, data } } : { event, data };
}
