import { Admin, memoryStore, Resource } from 'react-admin';
import { authProvider } from './auth/authProvider.ts';
import { LoginPage } from './auth/LoginPage.tsx';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { dataProvider } from './data/dataProvider.ts';
import { queryClient } from './data/queryClient.ts';
import { i18nProvider } from './i18n/i18nProvider.ts';
import { Layout } from './layout/Layout.tsx';
import { AccessDenied, NotFound, Starting, Unknown } from './layout/pages.tsx';
import { Toasts } from './layout/Toasts.tsx';
import { resources } from './resources.ts';
import { useScheme } from './theme/scheme.ts';
import { darkTheme, lightTheme } from './theme/theme.ts';

/**
 * Keeps react-admin's settings in memory. The language and colour scheme survive a reload under the member app's
 * storage keys.
 */
const store = memoryStore();

/** Root component of the staff console: wires providers, theme, layout and resources into react-admin. */
export function App() {
  const scheme = useScheme();
  return (
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={scheme === 'dark' ? darkTheme : lightTheme}
      darkTheme={null}
      defaultTheme="light"
      layout={Layout}
      dashboard={Dashboard}
      loginPage={LoginPage}
      authCallbackPage={false}
      loading={Starting}
      catchAll={NotFound}
      accessDenied={AccessDenied}
      authenticationError={Unknown}
      notification={Toasts}
      requireAuth
      disableTelemetry
    >
      {resources.map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
    </Admin>
  );
}
