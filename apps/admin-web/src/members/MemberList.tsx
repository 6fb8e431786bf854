import AddOutlined from '@mui/icons-material/AddOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import Box from '@mui/material/Box';
import { DataTable, type SortPayload, useCanAccess } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Member } from '../data/types.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Table } from '../list/Table.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { RoleBadge } from '../ui/badges.tsx';
import { LinkButton, RecordLink } from '../ui/links.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { BannedBadge } from './BannedBadge.tsx';
import { MemberFilters } from './MemberFilters.tsx';
import { dateOf } from '@lyceum/browser/time';
import { useReader } from '../ui/use-reader.ts';

const NEWEST_FIRST: SortPayload = { field: 'created_at', order: 'DESC' };

/** List page of the members. */
export default function MemberList() {
  const translate = useTranslate();
  return (
    <ListPage
      icon={<PeopleOutlined />}
      search={translate('list.searchMembers')}
      sort={NEWEST_FIRST}
      sortFields={['created_at', 'name', 'username', 'role']}
      filters={<MemberFilters />}
      actions={<AddMember />}
      table={<MemberTable />}
      cards={<MemberCards />}
    />
  );
}

function AddMember() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'members', action: 'create' });
  if (!canAccess) return null;
  return (
    <LinkButton to="/members/create" variant="contained" startIcon={<AddOutlined aria-hidden="true" />}>
      {translate('member.add')}
    </LinkButton>
  );
}

const Column = DataTable.Col<Member>;

const named = (member: Member) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
    <Avatar member={member} />
    <RecordLink resource="members" id={member.id} row>
      {member.name}
    </RecordLink>
  </Box>
);

const Standing = ({ member }: { member: Member }) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
    <RoleBadge role={member.role} />
    <BannedBadge member={member} />
  </Box>
);

function LastSeen({ member }: { member: Member }) {
  const translate = useTranslate();
  return member.last_seen_at ? <RelativeTime moment={member.last_seen_at} /> : translate('app.never');
}

function MemberTable() {
  const reader = useReader();
  const { canAccess: seesAddresses } = useCanAccess({ resource: 'members', action: 'addresses' });
  return (
    <Table>
      <Column source="name" render={named} />
      <Column source="username" render={(member) => `@${member.username}`} />
      <Column source="role" render={(member) => <Standing member={member} />} />
      {seesAddresses && <Column source="email" disableSort />}
      <Column
        source="created_at"
        sortByOrder="DESC"
        render={(member) => dateOf(member.created_at, reader)}
        sx={{ whiteSpace: 'nowrap' }}
      />
      <Column
        source="last_seen_at"
        disableSort
        render={(member) => <LastSeen member={member} />}
        sx={{ whiteSpace: 'nowrap' }}
      />
    </Table>
  );
}

function MemberCards() {
  return (
    <Cards<Member>>
      {(member) => (
        <>
          {named(member)}
          <CardFacts>
            <Standing member={member} />
            <span>@{member.username}</span>
            {member.email !== null && <span>{member.email}</span>}
          </CardFacts>
        </>
      )}
    </Cards>
  );
}
