import { createContext, use } from 'react';
import { matchRoutes } from 'react-router-dom';
import { useGate } from '../session/settings.ts';
import type { Module } from './module.ts';

/** All modules, switched on or off; the app names them once (modules.ts). */
export const ModulesContext = createContext<readonly Module[]>([]);

/** Those that this community has. One behind a gate is not there before the settings are known. */
export function useModules(): readonly Module[] {
  const passes = useGate();
  return use(ModulesContext).filter(({ gate }) => !gate || passes(gate) === true);
}

/** Whether one of their screens stands at the path; else it is the server's: the console, a file, the API's pages. */
export const hasScreen = (modules: readonly Module[], path: string): boolean =>
  matchRoutes(
    modules.flatMap(({ routes = [] }) => routes),
    path,
  ) !== null;
