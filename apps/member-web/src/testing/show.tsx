import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beginIn, type Texts } from '../lib/i18n/texts.ts';
import { modules } from '../modules.ts';
import { uiTexts } from '../ui/texts/index.ts';

// Bounds a test that hangs: a slow machine is no fault.
configure({ asyncUtilTimeout: 20_000 });

/** Draws a component in the document, with the texts of the first screen and those that its part brings along, for somebody who uses it. */
export const show = (element: ReactNode, ...texts: Texts[]) => showAt('/', new QueryClient(), element, ...texts);

/** As {@link show}, at an address, with what has been answered already. */
export async function showAt(address: string, client: QueryClient, element: ReactNode, ...texts: Texts[]) {
  if (!i18next.isInitialized) {
    await beginIn('en', [uiTexts, ...modules.flatMap((module) => module.texts ?? []), ...texts]);
  }
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <MemoryRouter initialEntries={[address]}>{element}</MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
