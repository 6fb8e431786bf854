import AddOutlined from '@mui/icons-material/AddOutlined';
import CardMembershipOutlined from '@mui/icons-material/CardMembershipOutlined';
import Box from '@mui/material/Box';
import { DataTable, type SortPayload, useCanAccess } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Level } from '../data/types.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Table } from '../list/Table.tsx';
import { Badge } from '../ui/Badge.tsx';
import { LinkButton, RecordLink } from '../ui/links.tsx';

const BY_NAME: SortPayload = { field: 'name', order: 'ASC' };

/** List page of the membership levels. */
export default function LevelList() {
  return (
    <ListPage
      icon={<CardMembershipOutlined />}
      sort={BY_NAME}
      sortFields={[]}
      actions={<NewLevel />}
      table={<LevelTable />}
      cards={<LevelCards />}
    />
  );
}

function NewLevel() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'levels', action: 'create' });
  if (!canAccess) return null;
  return (
    <LinkButton to="/levels/create" variant="contained" startIcon={<AddOutlined aria-hidden="true" />}>
      {translate('level.create')}
    </LinkButton>
  );
}

function Named({ level }: { level: Level }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <RecordLink resource="levels" id={level.id} row>
        {level.name}
      </RecordLink>
      {level.default ? <Badge tone="accent">{translate('level.everybody')}</Badge> : null}
    </Box>
  );
}

const Column = DataTable.Col<Level>;

function LevelTable() {
  return (
    <Table>
      <Column source="name" disableSort render={(level) => <Named level={level} />} />
      <Column source="description" disableSort />
      <DataTable.NumberCol<Level> source="members_count" disableSort />
    </Table>
  );
}

function LevelCards() {
  const translate = useTranslate();
  return (
    <Cards<Level>>
      {(level) => (
        <>
          <Named level={level} />
          <CardFacts>
            <span>{translate('level.members', { count: level.members_count })}</span>
            <span>{level.description}</span>
          </CardFacts>
        </>
      )}
    </Cards>
  );
}
