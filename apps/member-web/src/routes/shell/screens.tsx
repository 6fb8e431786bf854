import type { RouteObject } from 'react-router-dom';
import type { Module } from '../../lib/modules/module.ts';
import { chunk } from '../../lib/parts/chunk.ts';
import { ScreenError } from './error.tsx';
import { Gated } from './gated.tsx';
import { Layout } from './layout.tsx';

/** A screen's chunk that does not come is asked for again before the screen is called missing. */
const patient = (route: RouteObject): RouteObject =>
  typeof route.lazy === 'function' ? { ...route, lazy: chunk(route.lazy) } : route;

const routesOf = ({ gate, routes = [] }: Module): RouteObject[] =>
  gate ? [{ element: <Gated gate={gate} />, children: routes.map(patient) }] : routes.map(patient);

/** The screens of all modules within the shell; those of a module that is switched off are not there. */
export const screensOf = (all: readonly Module[]): RouteObject[] => [
  {
    element: <Layout />,
    // Of parts of the shell; a screen's own faults leave the shell in place.
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
