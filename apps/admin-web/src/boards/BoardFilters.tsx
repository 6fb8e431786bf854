import { FilterField } from '../list/FilterField.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Board } from '../data/types.ts';

const OWNERS = ['community', 'group', 'event'] as const satisfies readonly Board['owner'][];

/** Filter of the list of boards: those of the community, of groups or of events. */
export function BoardFilters() {
  const translate = useTranslate();
  return (
    <FilterField
      source="owner"
      label={translate('board.owner')}
      choices={OWNERS.map((owner) => ({ value: owner, label: translate(`board.owners.${owner}`) }))}
    />
  );
}
