import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { beginIn } from '../lib/i18n/texts.ts';
import type { Module } from '../lib/modules/module.ts';
import { ModulesContext } from '../lib/modules/use-modules.ts';
import { queryClient } from '../lib/session/query-client.ts';
import { modules as all } from '../modules.ts';
import { screensOf } from '../routes/shell/screens.tsx';
import type { Answer } from './answers.ts';
import { theme } from '../ui/style/theme.ts';
import { uiTexts } from '../ui/texts/index.ts';

/** Server-renders the first HTML of an address. Waits for lazy parts. Queries without a canned answer stay pending. */
export const draw = (address: string, answered: readonly Answer[], modules: readonly Module[] = all): Promise<string> =>
  drawAt(address, screensOf(modules), answered, modules);

/** Server-renders the first HTML of a single element outside any screen. */
export const drawAlone = (
  element: ReactNode,
  answered: readonly Answer[],
  modules: readonly Module[] = all,
): Promise<string> => drawAt('/', [{ path: '*', element }], answered, modules);

async function drawAt(
  address: string,
  routes: RouteObject[],
  answered: readonly Answer[],
  modules: readonly Module[],
): Promise<string> {
  if (!i18next.isInitialized) await beginIn('en', [uiTexts, ...all.flatMap(({ texts = [] }) => texts)]);
  queryClient.clear();
  for (const [key, answer] of answered) queryClient.setQueryData(key, answer);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      router.subscribe(({ initialized }) => void (initialized && resolve()));
    });
  }
  try {
    const { prelude } = await prerender(
      <QueryClientProvider client={queryClient}>
        <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false}>
          <ModulesContext value={modules}>
            <RouterProvider router={router} />
          </ModulesContext>
        </MantineProvider>
      </QueryClientProvider>,
    );
    return await new Response(prelude).text();
  } finally {
    router.dispose();
    // A running query would write to the cache when it ends, so it is cancelled first.
    await queryClient.cancelQueries();
    queryClient.clear();
  }
}
