import { RouterProvider } from 'react-router-dom';
import { AppWith } from './app-with.tsx';
import { queryClient } from './lib/session/query-client.ts';
import { router } from './router.tsx';

/** Root component of the member app in the browser. */
export const App = () => (
  <AppWith client={queryClient}>
    <RouterProvider router={router} />
  </AppWith>
);
