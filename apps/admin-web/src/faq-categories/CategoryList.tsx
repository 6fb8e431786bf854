import AddOutlined from '@mui/icons-material/AddOutlined';
import TopicOutlined from '@mui/icons-material/TopicOutlined';
import { DataTable, type SortPayload, useCanAccess } from 'react-admin';
import type { FaqCategory } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Table } from '../list/Table.tsx';
import { LinkButton, RecordLink } from '../ui/links.tsx';

const IN_ORDER: SortPayload = { field: 'index', order: 'ASC' };

/** List page of the FAQ categories. */
export default function CategoryList() {
  return (
    <ListPage
      icon={<TopicOutlined />}
      sort={IN_ORDER}
      sortFields={[]}
      actions={<NewCategory />}
      table={<CategoryTable />}
      cards={<CategoryCards />}
    />
  );
}

function NewCategory() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'faq-categories', action: 'create' });
  if (!canAccess) return null;
  return (
    <LinkButton to="/faq-categories/create" variant="contained" startIcon={<AddOutlined aria-hidden="true" />}>
      {translate('faqCategory.create')}
    </LinkButton>
  );
}

const opening = ({ id, name }: FaqCategory) => (
  <RecordLink resource="faq-categories" id={id} row>
    {name}
  </RecordLink>
);

function CategoryTable() {
  return (
    <Table>
      <DataTable.Col<FaqCategory> source="name" disableSort render={opening} />
      <DataTable.NumberCol<FaqCategory> source="index" disableSort />
      <DataTable.NumberCol<FaqCategory> source="faqs_count" disableSort />
    </Table>
  );
}

function CategoryCards() {
  const translate = useTranslate();
  return (
    <Cards<FaqCategory>>
      {(category) => (
        <>
          {opening(category)}
          <CardFacts>
            <span>{translate('faqCategory.faqs', { count: category.faqs_count })}</span>
          </CardFacts>
        </>
      )}
    </Cards>
  );
}
