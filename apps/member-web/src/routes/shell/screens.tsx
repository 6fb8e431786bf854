import type { RouteObject } from 'react-router-dom';
import type { Module } from '../../lib/modules/module.ts';
import { chunk } from '../../lib/parts/chunk.ts';
import { ScreenError } from './error.tsx';
import { Gated } from './gated.tsx';
import { Layout } from './layout.tsx';

/** Retries a failed chunk before the route shows its error. */
const patient = (route: RouteObject): RouteObject =>
  typeof route.lazy === 'function' ? { ...route, lazy: chunk(route.lazy) } : route;

const routesOf = ({ gate, routes = [] }: Module): RouteObject[] =>
  gate ? [{ element: <Gated gate={gate} />, children: routes.map(patient) }] : routes.map(patient);

/** Routes of all modules within the shell. Routes of disabled modules show “not found”. */
export const screensOf = (all: readonly Module[]): RouteObject[] => [
  {
    element: <Layout />,
    // For errors of the shell. Errors of a screen leave the shell in place.
    errorElement: <ScreenError />,
    children: [
      {
        errorElement: <ScreenError />,
        children: [
          ...all.flatMap(routesOf),
          patient({ path: '*', lazy: () => import('../not-found.tsx'), hydrateFallbackElement: <></> }),
        ],
      },
    ],
  },
];
