import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ListMeta } from '@lyceum/contracts';
import type { RecordToStringFunction } from 'react-admin';
import type { Plugin } from './use-community.ts';

/** What a list asks for; see wordsOf (filters.ts). */
export interface Query {
  page: number;
  per_page: number;
  q?: string;
  where?: string[];
  where_has?: string[];
  order_by?: string;
}

type Signal = AbortSignal | undefined;

/** What a form holds: the fields of a record, as far as they were filled in. */
export type Filled = Record<string, unknown>;

export const reasonOf = (reason: unknown): string | undefined =>
  typeof reason === 'string' ? reason.trim() || undefined : undefined;

interface Reading {
  /** Absent where there is only one. */
  list?: (query: Query, signal: Signal) => Promise<{ data: { id: number }[]; meta: ListMeta }>;
  one: (id: number, signal: Signal) => Promise<{ data: { id: number } }>;
}

interface Form {
  create?: (filled: Filled) => Promise<{ data: { id: number } }>;
  /** With what stood there before, and with the version that the form began with: the server refuses when somebody was first. */
  update?: (id: number, filled: Filled, before?: Filled & { version?: number }) => Promise<{ data: { id: number } }>;
}

/** One kind of record in the console, whole. Its screens are fetched when they are opened. */
export interface ConsoleResource<Name extends string = string> {
  name: Name;
  icon: ComponentType<SvgIconProps>;
  /** The plugin without which there is none of it: its door is not shown. */
  plugin?: Plugin;
  list: ComponentType;
  show?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  /** What a record is called. */
  recordRepresentation?: RecordToStringFunction;
  read?: Reading;
  /** What is written by a form; everything else changes by commands alone. */
  form?: Form;
  /**
   * What moderators may not do: react-admin's verbs and the console's own. The server decides; this keeps doors out of sight
   * that would not open.
   */
  administratorsOnly?: readonly string[];
}
