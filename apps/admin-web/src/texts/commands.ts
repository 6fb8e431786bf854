import { api } from '@lyceum/browser/client';
import { HttpError } from 'react-admin';
import { doneTo } from '../data/command.ts';
import { answered } from '../data/errors.ts';
import type { Tree } from './texts.ts';

type ByLanguage<T> = Record<'nl' | 'en', T>;

export const textCommands = {
  originalTexts: async (): Promise<{ data: ByLanguage<Tree> }> => {
    // The member app's own file, made with it: it is there wherever that app is.
    const answer = await fetch('/texts.json', { headers: { Accept: 'application/json' }, cache: 'no-cache' });
    if (!answer.ok) throw new HttpError(answer.statusText, answer.status);
    return { data: (await answer.json()) as ByLanguage<Tree> };
  },
  ownTexts: async (): Promise<{ data: Partial<ByLanguage<Record<string, string>>> }> => {
    const { data } = await answered(api('GET /api/v3/settings', { query: { group: 'translations' } }));
    return { data: ('texts' in data ? data.texts : null) ?? {} };
  },
  changeText: (body: { locale: 'nl' | 'en'; key: string; text: string | null; reason: string }) =>
    doneTo(0, api('PUT /api/v4/admin/translations', { body })),
};
