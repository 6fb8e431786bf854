import { SelectInput, useRecordContext } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Board } from '../data/types.ts';
import { useBoards } from './use-boards.ts';

/** Selects a parent board. Boards nest one level deep, so only other top-level boards qualify. */
export function ParentInput({ source }: { source: string }) {
  const translate = useTranslate();
  const own = useRecordContext<Board>();
  const boards = [...useBoards().values()].filter((board) => board.id !== own?.id && board.subgroup_id === null);
  return (
    <SelectInput
      source={source}
      choices={boards.map(({ id, name }) => ({ id, name }))}
      translateChoice={false}
      helperText={false}
      emptyText={translate('board.noParent')}
      slotProps={{ select: { displayEmpty: true } }}
    />
  );
}
