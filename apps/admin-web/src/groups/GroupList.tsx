import AddOutlined from '@mui/icons-material/AddOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import Box from '@mui/material/Box';
import { DataTable, type SortPayload } from 'react-admin';
import type { Group } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { FilterField } from '../list/FilterField.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Table } from '../list/Table.tsx';
import { Badge } from '../ui/Badge.tsx';
import { LinkButton, RecordLink } from '../ui/links.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';

const NEWEST_FIRST: SortPayload = { field: 'id', order: 'DESC' };

/** List page of all groups that the user may see, open and closed. */
export default function GroupList() {
  const translate = useTranslate();
  return (
    <ListPage
      icon={<GroupsOutlined />}
      search={translate('group.search')}
      sort={NEWEST_FIRST}
      actions={<NewGroup />}
      filters={<Filters />}
      sortFields={['name', 'members_count', 'updated_at']}
      table={<GroupTable />}
      cards={<GroupCards />}
    />
  );
}

/** Needs no access check, because every member may create groups. */
function NewGroup() {
  const translate = useTranslate();
  return (
    <LinkButton to="/groups/create" variant="contained" startIcon={<AddOutlined aria-hidden="true" />}>
      {translate('group.create')}
    </LinkButton>
  );
}

function Filters() {
  const translate = useTranslate();
  return (
    <>
      <FilterField
        source="status"
        label={translate('resources.groups.fields.status')}
        choices={(['public', 'private', 'secret'] as const).map((value) => ({
          value,
          label: translate(`group.statuses.${value}`),
        }))}
      />
      <FilterField
        source="closed"
        label={translate('group.open')}
        choices={[
          { value: 'false', label: translate('group.open') },
          { value: 'true', label: translate('group.closed') },
        ]}
      />
      <FilterField
        source="orphaned"
        label={translate('group.ownedBy')}
        choices={[
          { value: 'true', label: translate('group.orphaned') },
          { value: 'false', label: translate('group.owned') },
        ]}
      />
      <FilterField
        source="requests"
        label={translate('group.people.asked')}
        choices={[
          { value: 'true', label: translate('group.withRequests') },
          { value: 'false', label: translate('group.withoutRequests') },
        ]}
      />
    </>
  );
}

function Named({ group }: { group: Group }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <RecordLink resource="groups" id={group.id} row>
        {group.name}
      </RecordLink>
      <GroupBadges group={group} />
    </Box>
  );
}

/** Badges for a group that is not public, is closed, or has no owner. */
export function GroupBadges({ group }: { group: Group }) {
  const translate = useTranslate();
  return (
    <>
      {group.status === 'public' ? null : <Badge tone="accent">{translate(`group.statuses.${group.status}`)}</Badge>}
      {group.closed_at ? <Badge tone="flame">{translate('group.closed')}</Badge> : null}
      {group.owners_count === 0 ? <Badge tone="flame">{translate('group.orphaned')}</Badge> : null}
    </>
  );
}

const Column = DataTable.Col<Group>;

function GroupTable() {
  return (
    <Table>
      <Column source="name" render={(group) => <Named group={group} />} sx={{ minWidth: 260 }} />
      <Column source="founder" disableSort render={({ founder }) => founder.name} />
      <DataTable.NumberCol<Group> source="members_count" />
      <DataTable.NumberCol<Group> source="requests_count" disableSort />
      <Column source="updated_at" render={({ updated_at }) => <RelativeTime moment={updated_at} />} />
    </Table>
  );
}

function GroupCards() {
  const translate = useTranslate();
  return (
    <Cards<Group>>
      {(group) => (
        <>
          <Named group={group} />
          <CardFacts>
            <span>{group.founder.name}</span>
            <span>{translate('group.members', { count: group.members_count })}</span>
          </CardFacts>
        </>
      )}
    </Cards>
  );
}
