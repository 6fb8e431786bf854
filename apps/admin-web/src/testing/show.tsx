import { QueryClient } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminContext, type AuthProvider, type DataProvider, memoryStore, TestMemoryRouter } from 'react-admin';
import type { ConsoleDataProvider } from '../data/types.ts';
import { i18nProvider } from '../i18n/i18nProvider.ts';
import { lightTheme } from '../theme/theme.ts';

// A busy machine takes longer than the library's second.
configure({ asyncUtilTimeout: 20_000 });

interface Viewer {
  /** Whether the viewer may do an action to a resource. Everything is allowed by default. */
  canAccess?: (asked: { resource: string; action: string }) => boolean;
  /** The plugins that are on. */
  plugins?: readonly string[];
}

/**
 * Test helper that renders an element in English with `provider` as its only data source. Returns a user-event session.
 */
export function show(element: ReactNode, provider: Partial<ConsoleDataProvider>, { canAccess, plugins }: Viewer = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (plugins) queryClient.setQueryData(['community'], { data: { community_name: 'Lyceum' }, plugins });
  const authProvider: AuthProvider = {
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    canAccess: (asked: { resource: string; action: string }) => Promise.resolve(canAccess!(asked)),
  };
  render(
    <TestMemoryRouter>
      <AdminContext
        dataProvider={provider as unknown as DataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        {...(canAccess && { authProvider })}
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
