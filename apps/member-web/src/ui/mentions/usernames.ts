import { api } from '@lyceum/browser/client';
import type { Usernames } from './mention-links.ts';

/** As long as other cards of members are kept. */
const KEPT_MS = 5 * 60_000;
/** The server answers no more at once. */
const AT_ONCE = 50;

const kept = new Map<number, { username: string | null; at: number }>();
let asked: { ids: Set<number>; answer: Promise<void> } | null = null;

const isKept = (id: number): boolean => Date.now() - (kept.get(id)?.at ?? 0) < KEPT_MS;

async function ask(ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const part = ids.slice(from, from + AT_ONCE);
    const { data } = await api('GET /api/v4/usernames', { query: { ids: part.join(',') } });
    const found = new Map(data.map(({ id, username }) => [id, username]));
    for (const id of part) kept.set(id, { username: found.get(id) ?? null, at: Date.now() });
  }
}

/** All that is asked for in one moment is one request: a screen draws many texts. */
function askTogether(ids: readonly number[]): Promise<void> {
  if (!asked) {
    const batch = { ids: new Set<number>(), answer: Promise.resolve() };
    batch.answer = Promise.resolve().then(() => {
      asked = null;
      return ask([...batch.ids]);
    });
    asked = batch;
  }
  for (const id of ids) asked.ids.add(id);
  return asked.answer;
}

/** What these members are called now. Throws where the server cannot be asked. */
export async function usernamesOf(ids: readonly number[]): Promise<Usernames> {
  const unknown = ids.filter((id) => !isKept(id));
  if (unknown.length > 0) await askTogether(unknown);
  return new Map(ids.map((id) => [id, kept.get(id)?.username ?? null]));
}
