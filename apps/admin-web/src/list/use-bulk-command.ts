import { type RaRecord, useDataProvider, useListContext, useNotify } from 'react-admin';
import type { Reasoned } from '../data/command.ts';
import { useErrorText } from '../data/errors.ts';
import type { ConsoleDataProvider } from '../data/types.ts';
import { useReread } from '../data/use-reread.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { eachInTurn } from './each-in-turn.ts';

export type SendEach = (provider: ConsoleDataProvider, command: Reasoned) => Promise<unknown>;

/** A record whose command failed, with the message to show. */
export interface Failure {
  id: number;
  why: string;
}

/**
 * Returns a function that sends one command per record, so that each has its own history entry and access check. It
 * resolves to the failures, which stay selected. With `keepsSelection`, the others stay selected too.
 */
export function useBulkCommand(send: SendEach, keepsSelection: boolean) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const reread = useReread();
  const { selectedIds, onSelect } = useListContext<RaRecord<number>>();
  return async (ids: readonly number[], reason: string): Promise<Failure[]> => {
    const { done, failed } = await eachInTurn(ids, (id) => send(provider, { id, reason }));
    if (!keepsSelection) onSelect(selectedIds.filter((id) => !done.includes(id)));
    reread();
    if (done.length > 0) notify(translate('bulk.done', { count: done.length }), { type: 'success' });
    return failed.map(({ item, error }) => ({ id: item, why: errorText(error) }));
  };
}
