/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { settings } from '../../testing/answers.ts';
import { server } from '../../testing/server.ts';
import { showAt } from '../../testing/show.tsx';
import { ownTexts, refreshOwnTexts } from '../i18n/own-texts.ts';
import { stored } from '../stored.ts';
import { useCommunityName } from './settings.ts';

const { answers } = server();
beforeEach(() => localStorage.clear());

const named = (community_name: string) => {
  const [, answer] = settings() as [unknown, { data: object }];
  return { ...answer, data: { ...answer.data, community_name } };
};
const Name = () => <h1>{useCommunityName()}</h1>;

describe('what a browser keeps between visits (part 3 §9)', () => {
  it('settings: shown at once, until the server has told of others, which are kept then', async () => {
    localStorage.setItem('lyceum.settings', JSON.stringify(named('Weavers of old')));
    answers('GET /api/v3/settings', named('Weavers of today') as never);
    await showAt('/', new QueryClient(), <Name />);
    expect(screen.getByRole('heading').textContent).toBe('Weavers of old');
    expect(await screen.findByText('Weavers of today')).toBeDefined();
    expect(stored<ReturnType<typeof named>>('lyceum.settings')?.data.community_name).toBe('Weavers of today');
  });

  it('translations: asked for anew only where their hash is another', async () => {
    const told = (hash: string, home: string) => ({ data: { hash, texts: { en: { 'app.home': home }, nl: {} } } });
    const asked: (string | null)[] = [];
    const tells = (hash: string, home: string) =>
      answers('GET /api/v3/settings', (url) => {
        asked.push(url.searchParams.get('hash'));
        return told(hash, home) as never;
      });
    tells('one', 'Hearth');
    expect(await refreshOwnTexts('one')).toBe(true);
    expect(await refreshOwnTexts('one')).toBe(false);
    expect(ownTexts('en')).toEqual({ 'app.home': 'Hearth' });
    tells('two', 'Hall');
    expect(await refreshOwnTexts('two')).toBe(true);
    expect(ownTexts('en')).toEqual({ 'app.home': 'Hall' });
    expect(asked).toEqual([null, 'one']);
  });
});
