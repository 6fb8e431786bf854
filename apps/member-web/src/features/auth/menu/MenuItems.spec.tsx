/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { me } from '../../../testing/answers.ts';
import { server } from '../../../testing/server.ts';
import { showAt } from '../../../testing/show.tsx';
import type { Me } from '../../../lib/session/session.ts';
import UserMenuContent from './UserMenuContent.tsx';

const { answers } = server();
const ada = me[1] as Me;
const client = new QueryClient();
const menuOf = (whose: Me) =>
  showAt('/', client, <UserMenuContent me={whose} label="Your menu" tab={false} onShortcuts={() => {}} />);

describe('the language in the menu', () => {
  it('is saved in the profile, so that mails and other devices follow', async () => {
    const sent = answers('PUT /api/v3/profile', { data: { ...ada, locale: 'nl' } } as never);
    const user = await menuOf({ ...ada, locale: 'en' });
    await user.click(await screen.findByRole('menuitemradio', { name: 'Nederlands' }));
    await waitFor(() => expect(sent).toEqual([{ locale: 'nl' }]));
  });

  it('of somebody who is impersonated stays theirs', async () => {
    const sent = answers('PUT /api/v3/profile', { data: ada } as never);
    const user = await menuOf({ ...ada, locale: 'nl', impersonating: true } as Me);
    await user.click(await screen.findByRole('menuitemradio', { name: 'English' }));
    await waitFor(() => expect([document.documentElement.lang, client.isMutating()]).toEqual(['en', 0]));
    expect(sent).toEqual([]);
  });
});
