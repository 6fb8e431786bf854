import { dateOf, type Reader } from '@lyceum/browser/time';
import type { Message } from '../cache/messages.query.ts';
import type { Outgoing } from '../sending/outbox.ts';

/** A message as it is drawn, sent or on its way. */
export interface Line {
  key: string;
  user_id: number;
  created_at: string;
  message: Message | null;
  outgoing: Outgoing | null;
}

/** Consecutive ones of one writer, each within so long of the one before. */
const TOGETHER_MS = 10 * 60_000;

export type Row =
  | { kind: 'day'; key: string; moment: string }
  | { kind: 'new'; key: string }
  | { kind: 'group'; key: string; user_id: number; lines: Line[] };

/** Sent ones, then those on their way that are not among them: an answer or an echo may be here before it is crossed off. */
export function linesOf(messages: readonly Message[], outgoing: readonly Outgoing[], meId: number): Line[] {
  const sent = new Set(messages.map(({ client_id }) => client_id));
  return [
    ...messages.map((message) => ({
      // The one that it was drawn by while it was on its way.
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

/** Days, the line above what is new, and groups by writer. `newFrom`: the key of the first new one. */
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

/** The first that others have written since the viewer last read; null when nothing is new. */
export const firstNew = (messages: readonly Message[], readUntil: string | null, meId: number): string | null => {
  const isNew = ({ user_id, created_at }: Message) =>
    user_id !== meId && (readUntil === null || Date.parse(created_at) > Date.parse(readUntil));
  const first = messages.find(isNew);
  return first ? (first.client_id ?? String(first.id)) : null;
};
