import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ModulesContext } from './lib/modules/use-modules.ts';
import { modules } from './modules.ts';
import { colorSchemes } from './ui/style/color-scheme.ts';
import { theme } from './ui/style/theme.ts';

/** Nonce of the server's style policy, if there is one. The app itself injects no styles. */
const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

interface Props {
  client: QueryClient;
  /** The router's provider. */
  children: ReactNode;
}

/** Providers around the router, the same in the browser and on the server. */
export function AppWith({ client, children }: Props) {
  return (
    <QueryClientProvider client={client}>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        colorSchemeManager={colorSchemes}
        getStyleNonce={styleNonce}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <ModulesContext value={modules}>{children}</ModulesContext>
      </MantineProvider>
    </QueryClientProvider>
  );
}
