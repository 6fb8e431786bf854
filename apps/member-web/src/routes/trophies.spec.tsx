/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { gamificationTexts } from '../features/gamification/texts/index.ts';
import { guest } from '../testing/answers.ts';
import { showAt } from '../testing/show.tsx';
import { Whereabouts } from '../testing/Whereabouts.tsx';
import { trophies } from './trophies.tsx';

describe('the trophy room', () => {
  it('leads a guest to the login, and back to the tab that they asked for', async () => {
    const client = new QueryClient();
    client.setQueryData(...guest);
    const routes = (
      <Routes>
        <Route path="trophies" element={<trophies.Component />} />
        <Route path="*" element={<Whereabouts />} />
      </Routes>
    );
    await showAt('/trophies?tab=granted', client, routes, gamificationTexts);
    expect(screen.getByTestId('address').textContent).toBe('/auth/login?return_to=%2Ftrophies%3Ftab%3Dgranted#login');
  });
});
