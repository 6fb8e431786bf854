import { QueryClient } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminContext, type DataProvider, memoryStore, TestMemoryRouter } from 'react-admin';
import type { ConsoleDataProvider } from '../data/types.ts';
import { i18nProvider } from '../i18n/i18nProvider.ts';
import { lightTheme } from '../theme/theme.ts';

// A busy machine takes longer than the library's second.
configure({ asyncUtilTimeout: 20_000 });

/**
 * Test helper that renders an element in English with `provider` as its only data source. Returns a user-event session.
 */
export function show(element: ReactNode, provider: Partial<ConsoleDataProvider>) {
  render(
    <TestMemoryRouter>
      <AdminContext
        dataProvider={provider as unknown as DataProvider}
        i18nProvider={i18nProvider}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        store={memoryStore()}
        theme={lightTheme}
        darkTheme={null}
      >
        {element}
      </AdminContext>
    </TestMemoryRouter>,
  );
  return userEvent.setup();
}
