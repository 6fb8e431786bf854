import type { Persona } from '../persona.ts';

/** Whether another device of the member would find this in what they are writing. */
export async function isKept(who: Persona, key: string, words: string): Promise<boolean> {
  const { body } = await who.call('GET /api/v4/drafts/{key}', { params: { key } });
  return JSON.stringify(body.data).includes(words);
}
