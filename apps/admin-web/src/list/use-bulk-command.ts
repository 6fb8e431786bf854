import { type RaRecord, useDataProvider, useListContext, useNotify } from 'react-admin';
import type { Reasoned } from '../data/command.ts';
import { useErrorText } from '../data/errors.ts';
import type { ConsoleDataProvider } from '../data/types.ts';
import { useReread } from '../data/use-reread.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { eachInTurn } from './each-in-turn.ts';

export type SendEach = (provider: ConsoleDataProvider, command: Reasoned) => Promise<unknown>;

/**
 * Returns a function that sends one command per record, so that each has its own history entry and access check. Its
 * result holds the refused ids, which stay selected, and a message with the reason.
 */
export function useBulkCommand(send: SendEach) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const reread = useReread();
  const { selectedIds, onSelect } = useListContext<RaRecord<number>>();
  return async (ids: readonly number[], reason: string): Promise<{ refused: number[]; why: string | null }> => {
    const { done, failed } = await eachInTurn(ids, (id) => send(provider, { id, reason }));
    onSelect(selectedIds.filter((id) => !done.includes(id)));
    reread();
    if (done.length > 0) notify(translate('bulk.done', { count: done.length }), { type: 'success' });
    const [first] = failed;
    const why = first ? translate('bulk.failed', { count: failed.length, why: errorText(first.error) }) : null;
    return { refused: failed.map(({ item }) => item), why };
  };
}
