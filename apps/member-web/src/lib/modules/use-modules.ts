import { createContext, use } from 'react';
import { matchRoutes } from 'react-router-dom';
import { useGate } from '../session/settings.ts';
import type { Module } from './module.ts';

/** All modules, enabled or not. The app lists them in modules.ts. */
export const ModulesContext = createContext<readonly Module[]>([]);

/** The enabled modules of this community. Modules with a gate are absent while the settings load. */
export function useModules(): readonly Module[] {
  const passes = useGate();
  return use(ModulesContext).filter(({ gate }) => !gate || passes(gate) === true);
}

/**
 * Whether a module has a screen at the path. Otherwise the server handles it: the console, files or API documentation.
 */
export const hasScreen = (modules: readonly Module[], path: string): boolean =>
  matchRoutes(
    modules.flatMap(({ routes = [] }) => routes),
    path,
  ) !== null;
