import AddOutlined from '@mui/icons-material/AddOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import Box from '@mui/material/Box';
import { DataTable, type SortPayload, useCanAccess } from 'react-admin';
import { BoardMark } from '../boards/BoardMark.tsx';
import type { EventCategory } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Table } from '../list/Table.tsx';
import { LinkButton, RecordLink } from '../ui/links.tsx';

const BY_NAME: SortPayload = { field: 'name', order: 'ASC' };

/** List page of the event categories. */
export default function CategoryList() {
  return (
    <ListPage
      icon={<LabelOutlined />}
      sort={BY_NAME}
      sortFields={[]}
      actions={<NewCategory />}
      table={<CategoryTable />}
      cards={<CategoryCards />}
    />
  );
}

function NewCategory() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'event-categories', action: 'create' });
  if (!canAccess) return null;
  return (
    <LinkButton to="/event-categories/create" variant="contained" startIcon={<AddOutlined aria-hidden="true" />}>
      {translate('eventCategory.create')}
    </LinkButton>
  );
}

function Named({ category }: { category: EventCategory }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <BoardMark color={category.color} size={16} />
      <RecordLink resource="event-categories" id={category.id} row>
        {category.name}
      </RecordLink>
    </Box>
  );
}

const Column = DataTable.Col<EventCategory>;

function CategoryTable() {
  return (
    <Table>
      <Column source="name" disableSort render={(category) => <Named category={category} />} />
      <DataTable.NumberCol<EventCategory> source="events_count" disableSort />
    </Table>
  );
}

function CategoryCards() {
  const translate = useTranslate();
  return (
    <Cards<EventCategory>>
      {(category) => (
        <>
          <Named category={category} />
          <CardFacts>
            <span>{translate('eventCategory.events', { count: category.events_count })}</span>
          </CardFacts>
        </>
      )}
    </Cards>
  );
}
