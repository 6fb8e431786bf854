import i18next from 'i18next';
import { api } from '@lyceum/browser/client';
import { store, stored } from '../stored.ts';

type Answer = Awaited<ReturnType<typeof api<'GET /api/v3/settings'>>>;
type Translations = Exclude<Answer, { plugins: unknown }>['data'];
interface Kept {
  hash: string;
  texts: NonNullable<Translations['texts']>;
}

const CACHE = 'lyceum.texts';

/** The community's custom texts, as stored in this browser. */
export function ownTexts(language: string): Record<string, string> {
  const kept = stored<Kept>(CACHE);
  return kept?.texts[language as keyof Kept['texts']] ?? {};
}

/** Whether this browser stores custom texts in the language. The server renders without them. */
export const hasOwnTexts = (language: string): boolean => Object.keys(ownTexts(language)).length > 0;

/** Overrides the texts of a loaded language with the community's custom texts. */
export function applyOwnTexts(language: string): void {
  for (const [key, text] of Object.entries(ownTexts(language))) {
    i18next.addResource(language, 'translation', key, text);
  }
}

/**
 * Fetches the custom texts if `hash` differs from the stored one. Returns whether the screen must re-render.
 * @throws {ApiError} if the request fails.
 */
export async function refreshOwnTexts(hash: string): Promise<boolean> {
  const kept = stored<Kept>(CACHE);
  if (kept?.hash === hash) return false;
  const { data } = (await api('GET /api/v3/settings', { query: { group: 'translations', hash: kept?.hash } })) as {
    data: Translations;
  };
  if (data.texts === null) return false;
  store(CACHE, { hash: data.hash, texts: data.texts });
  return true;
}
