import { dateOf, type Reader } from '@lyceum/browser/time';
import type { Message } from '../cache/messages.query.ts';
import type { Outgoing } from '../sending/outbox.ts';

/** A message to render, sent or outgoing. */
export interface Line {
  key: string;
  user_id: number;
  created_at: string;
  message: Message | null;
  outgoing: Outgoing | null;
}

/** Maximum gap within a group of one sender's consecutive messages, in milliseconds. */
const TOGETHER_MS = 10 * 60_000;

export type Row =
  | { kind: 'day'; key: string; moment: string }
  | { kind: 'new'; key: string }
  | { kind: 'group'; key: string; user_id: number; lines: Line[] };

/**
 * Sent messages followed by outgoing ones. Leaves out outgoing messages that already arrived, because the outbox
 * removes them later.
 */
export function linesOf(messages: readonly Message[], outgoing: readonly Outgoing[], meId: number): Line[] {
  const sent = new Set(messages.map(({ client_id }) => client_id));
  return [
    ...messages.map((message) => ({
      // The same key as the outgoing copy, so that React reuses its element.
      key: message.client_id ?? String(message.id),
      user_id: message.user_id,
      created_at: message.created_at,
      message,
      outgoing: null,
    })),
    ...outgoing
      .filter(({ client_id }) => !sent.has(client_id))
      .map((each) => ({ key: each.client_id, user_id: meId, created_at: each.at, message: null, outgoing: each })),
  ];
}

/** Groups lines into days, by sender, and the line above new messages. `newFrom` is the key of the first new line. */
export function rowsOf(lines: readonly Line[], newFrom: string | null, reader: Reader): Row[] {
  const rows: Row[] = [];
  let before: Line | null = null;
  for (const line of lines) {
    const isNewDay = !before || dateOf(before.created_at, reader) !== dateOf(line.created_at, reader);
    if (isNewDay) rows.push({ kind: 'day', key: `day-${line.key}`, moment: line.created_at });
    if (line.key === newFrom) rows.push({ kind: 'new', key: 'new' });
    const last = rows.at(-1);
    const within = before && Date.parse(line.created_at) - Date.parse(before.created_at) < TOGETHER_MS;
    if (last?.kind === 'group' && last.user_id === line.user_id && within) last.lines.push(line);
    else rows.push({ kind: 'group', key: `by-${line.key}`, user_id: line.user_id, lines: [line] });
    before = line;
  }
  return rows;
}

/** Key of the first message by others after the viewer last read, or null. */
export const firstNew = (messages: readonly Message[], readUntil: string | null, meId: number): string | null => {
  const isNew = ({ user_id, created_at }: Message) =>
    user_id !== meId && (readUntil === null || Date.parse(created_at) > Date.parse(readUntil));
  const first = messages.find(isNew);
  return first ? (first.client_id ?? String(first.id)) : null;
};
