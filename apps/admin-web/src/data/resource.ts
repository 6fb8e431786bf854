import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ListMeta } from '@lyceum/contracts';
import type { RecordToStringFunction } from 'react-admin';
import type { Plugin } from './use-community.ts';

/** Query parameters of a list. See `wordsOf` (filters.ts). */
export interface Query {
  page: number;
  per_page: number;
  q?: string;
  where?: string[];
  where_has?: string[];
  order_by?: string;
}

type Signal = AbortSignal | undefined;

/** Values of a form. Fields that the user left empty may be missing. */
export type Filled = Record<string, unknown>;

/** The trimmed reason, or undefined if it is empty. */
export const reasonOf = (reason: unknown): string | undefined =>
  typeof reason === 'string' ? reason.trim() || undefined : undefined;

interface Reading {
  /** Absent for resources with a single record. */
  list?: (query: Query, signal: Signal) => Promise<{ data: { id: number }[]; meta: ListMeta }>;
  one: (id: number, signal: Signal) => Promise<{ data: { id: number } }>;
}

interface Form {
  create?: (filled: Filled) => Promise<{ data: { id: number } }>;
  /** Receives the record as loaded, with its version. The server refuses the update if the version is outdated. */
  update?: (id: number, filled: Filled, before?: Filled & { version?: number }) => Promise<{ data: { id: number } }>;
}

/** Definition of one resource of the console. Its screens load lazily. */
export interface ConsoleResource<Name extends string = string> {
  name: Name;
  icon: ComponentType<SvgIconProps>;
  /** The plugin that provides the resource. Without that plugin the menu hides it. */
  plugin?: Plugin;
  list: ComponentType;
  show?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  /** Display name of a record. */
  recordRepresentation?: RecordToStringFunction;
  read?: Reading;
  /** Create and update by form. Commands make all other changes. */
  form?: Form;
  /**
   * Actions that moderators may not do: react-admin's verbs and the console's own. Only hides links that would fail,
   * because the server decides.
   */
  administratorsOnly?: readonly string[];
}
