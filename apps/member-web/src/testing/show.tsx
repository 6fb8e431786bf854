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

// Only bounds a hanging test, because a slow machine must not fail it.
configure({ asyncUtilTimeout: 20_000 });

/** Renders a component with the texts of the first screen and `texts`. Returns a user-event session. */
export const show = (element: ReactNode, ...texts: Texts[]) => showAt('/', new QueryClient(), element, ...texts);

/** Like {@link show}, at an address and with a prepared query client. */
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
