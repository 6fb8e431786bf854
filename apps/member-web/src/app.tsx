import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from './lib/session/query-client.ts';
import { ModulesContext } from './lib/modules/use-modules.ts';
import { modules } from './modules.ts';
import { router } from './router.tsx';
import { colorSchemes } from './ui/style/color-scheme.ts';
import { theme } from './ui/style/theme.ts';

/** Nonce of the server's style policy, if there is one. The app itself injects no styles. */
const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

/** Root component of the member app. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        colorSchemeManager={colorSchemes}
        getStyleNonce={styleNonce}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <ModulesContext value={modules}>
          <RouterProvider router={router} />
        </ModulesContext>
      </MantineProvider>
    </QueryClientProvider>
  );
}
