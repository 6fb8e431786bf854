import { BooleanInput, required, SelectInput, useRecordContext, useTranslate } from 'react-admin';
import type { Board } from '../data/types.ts';
import { Fields } from '../form/Fields.tsx';
import { BOARD_SOURCES, BOARD_TYPES } from './kinds.ts';

/** What is posted on it, and where it is found. What has had topics keeps its type: the server says so where that is not known here. */
export function KindFields() {
  const translate = useTranslate();
  const board = useRecordContext<Board>();
  const choices = (ids: readonly string[], of: string) =>
    ids.map((id) => ({ id, name: translate(`board.${of}.${id}`) }));
  return (
    <Fields title={translate('board.kind')} pair>
      <SelectInput
        source="type"
        choices={choices(BOARD_TYPES, 'types')}
        translateChoice={false}
        validate={required()}
        readOnly={(board?.topics_count ?? 0) > 0}
        helperText="board.typeHint"
      />
      <SelectInput
        source="source"
        choices={choices(BOARD_SOURCES, 'sources')}
        translateChoice={false}
        validate={required()}
        helperText="board.sourceHint"
      />
      <BooleanInput source="homepage" helperText="board.homepageHint" />
    </Fields>
  );
}
