import type { ParseKeys } from 'i18next';
import type { FoundKind, FoundKinds, FoundRow } from '../../lib/modules/module.ts';
import { useModules } from '../../lib/modules/use-modules.ts';
import { type Kind, KINDS } from './search-address.ts';

export interface ShownKind {
  kind: Kind;
  title: ParseKeys;
  row: (found: unknown) => FoundRow;
}

/** The kinds of enabled modules, in order. */
export function useKinds(): ShownKind[] {
  const found = useModules().flatMap(({ found }) => Object.entries(found ?? ({} as FoundKinds)));
  return KINDS.flatMap((kind) => {
    const shown = found.find(([name]) => name === kind)?.[1] as FoundKind<unknown> | undefined;
    return shown ? [{ kind, ...shown }] : [];
  });
}
