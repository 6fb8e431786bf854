import { useTranslate } from 'react-admin';
import { useBoards } from '../boards/use-boards.ts';
import type { Member } from '../data/types.ts';
import { DeletedFilter, FilterField } from '../list/FilterField.tsx';
import { ReferenceFilter } from '../list/ReferenceFilter.tsx';

const STATUSES = ['open', 'closed', 'invisible', 'non_active'] as const;

export function TopicFilters() {
  const translate = useTranslate();
  const boards = [...useBoards().values()];
  return (
    <>
      <FilterField
        source="status"
        label={translate('resources.topics.fields.status')}
        choices={STATUSES.map((status) => ({ value: status, label: translate(`app.statuses.${status}`) }))}
      />
      <FilterField
        source="board_id"
        label={translate('resources.topics.fields.board_name')}
        choices={boards.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <ReferenceFilter<Member>
        source="user_id"
        label={translate('resources.topics.fields.user.name')}
        resource="members"
        named={(member) => member.name}
      />
      <DeletedFilter />
    </>
  );
}
