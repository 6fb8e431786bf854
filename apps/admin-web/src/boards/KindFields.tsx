import { BooleanInput, required, SelectInput, useRecordContext } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Board } from '../data/types.ts';
import { Fields } from '../form/Fields.tsx';
import { BOARD_SOURCES, BOARD_TYPES } from './kinds.ts';

/**
 * Fields for a board's type, source and visibility. A board that ever had topics keeps its type. The server enforces
 * this where `topics_count` does not show it.
 */
export function KindFields() {
  const translate = useTranslate();
  const board = useRecordContext<Board>();
  const types = BOARD_TYPES.map((id) => ({ id, name: translate(`board.types.${id}`) }));
  const sources = BOARD_SOURCES.map((id) => ({ id, name: translate(`board.sources.${id}`) }));
  return (
    <Fields title={translate('board.kind')} pair>
      <SelectInput
        source="type"
        choices={types}
        translateChoice={false}
        validate={required()}
        readOnly={(board?.topics_count ?? 0) > 0}
        helperText="board.typeHint"
      />
      <SelectInput
        source="source"
        choices={sources}
        translateChoice={false}
        validate={required()}
        helperText="board.sourceHint"
      />
      <BooleanInput source="homepage" helperText="board.homepageHint" />
    </Fields>
  );
}
