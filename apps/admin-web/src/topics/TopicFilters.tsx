import { useCanAccess } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { useBoards } from '../boards/use-boards.ts';
import type { Member } from '../data/types.ts';
import { DeletedFilter, FilterField } from '../list/FilterField.tsx';
import { ReferenceFilter } from '../list/ReferenceFilter.tsx';

const TICKETS = ['open', 'hold', 'closed'] as const;
const STATUSES = ['open', 'closed', 'invisible', 'non_active'] as const;

/** Filters of the list of topics: status, board, author, ticket status, deleted or not. */
export function TopicFilters() {
  const translate = useTranslate();
  // Only administrators see tickets. The access rule for editing boards has the same audience.
  const { canAccess: mayAnswer } = useCanAccess({ resource: 'boards', action: 'edit' });
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
      {mayAnswer ? (
        <FilterField
          source="ticket_status"
          label={translate('resources.topics.fields.ticket_status')}
          choices={TICKETS.map((status) => ({ value: status, label: translate(`app.tickets.${status}`) }))}
        />
      ) : null}
      <DeletedFilter />
    </>
  );
}
