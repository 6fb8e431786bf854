import AddOutlined from '@mui/icons-material/AddOutlined';
import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import { DataTable, type SortPayload, useCanAccess } from 'react-admin';
import type { Trophy } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Table } from '../list/Table.tsx';
import { LinkButton, RecordLink } from '../ui/links.tsx';

const NEWEST: SortPayload = { field: 'id', order: 'DESC' };

/** List page of the trophies. */
export default function TrophyList() {
  return (
    <ListPage
      icon={<EmojiEventsOutlined />}
      sort={NEWEST}
      sortFields={[]}
      actions={<NewTrophy />}
      table={<TrophyTable />}
      cards={<TrophyCards />}
    />
  );
}

function NewTrophy() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'trophies', action: 'create' });
  if (!canAccess) return null;
  return (
    <LinkButton to="/trophies/create" variant="contained" startIcon={<AddOutlined aria-hidden="true" />}>
      {translate('trophy.create')}
    </LinkButton>
  );
}

const opening = ({ id, title }: Trophy) => (
  <RecordLink resource="trophies" id={id} row>
    {title}
  </RecordLink>
);

function TrophyTable() {
  return (
    <Table>
      <DataTable.Col<Trophy> source="title" disableSort render={opening} sx={{ minWidth: 240 }} />
      <DataTable.Col<Trophy> source="category" disableSort />
      <DataTable.NumberCol<Trophy> source="rank" disableSort />
      <DataTable.NumberCol<Trophy> source="xp" disableSort />
      <DataTable.NumberCol<Trophy> source="holders_count" disableSort />
    </Table>
  );
}

function TrophyCards() {
  const translate = useTranslate();
  return (
    <Cards<Trophy>>
      {(trophy) => (
        <>
          {opening(trophy)}
          <CardFacts>
            <span>{trophy.category}</span>
            <span>{translate('trophy.holdersCount', { count: trophy.holders_count })}</span>
          </CardFacts>
        </>
      )}
    </Cards>
  );
}
