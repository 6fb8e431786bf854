/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../lib/address/paths.ts';
import { safeReturn } from '../lib/address/return-to.ts';
import { guest, settings } from '../testing/answers.ts';
import { showAt } from '../testing/show.tsx';
import { Whereabouts } from '../testing/Whereabouts.tsx';
import { Component as Settings } from './settings.tsx';

it('the shop leads a guest to the login, and back to what they came for', async () => {
  const client = new QueryClient();
  for (const [key, answer] of [settings({ plugins: ['commerce'] }), guest]) client.setQueryData(key, answer);
  const shop = paths.shop(['Kiln club'], '/boards/guild?sort=new');
  const routes = (
    <Routes>
      <Route path="profile/settings/:type?/:purchase?/:part?" element={<Settings />} />
      <Route path="*" element={<Whereabouts />} />
    </Routes>
  );
  await showAt(shop, client, routes);
  const login = new URL(screen.getByTestId('address').textContent ?? '', 'https://lyceum.test');
  expect(login.pathname).toBe('/auth/login');
  expect(safeReturn(login.searchParams.get('return_to'))).toBe(shop);
});
