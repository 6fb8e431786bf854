import AddOutlined from '@mui/icons-material/AddOutlined';
import QuizOutlined from '@mui/icons-material/QuizOutlined';
import { DataTable, type SortPayload, useCanAccess } from 'react-admin';
import type { Faq } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Table } from '../list/Table.tsx';
import { LinkButton, RecordLink } from '../ui/links.tsx';

const IN_ORDER: SortPayload = { field: 'index', order: 'ASC' };

/** List page of the FAQs. */
export default function FaqList() {
  return (
    <ListPage
      icon={<QuizOutlined />}
      sort={IN_ORDER}
      sortFields={[]}
      actions={<NewFaq />}
      table={<FaqTable />}
      cards={<FaqCards />}
    />
  );
}

function NewFaq() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'faqs', action: 'create' });
  if (!canAccess) return null;
  return (
    <LinkButton to="/faqs/create" variant="contained" startIcon={<AddOutlined aria-hidden="true" />}>
      {translate('faq.create')}
    </LinkButton>
  );
}

const opening = ({ id, question }: Faq) => (
  <RecordLink resource="faqs" id={id} row>
    {question}
  </RecordLink>
);

function FaqTable() {
  return (
    <Table>
      <DataTable.Col<Faq> source="question" disableSort render={opening} sx={{ minWidth: 280 }} />
      <DataTable.Col<Faq> source="faq_category" disableSort />
      <DataTable.NumberCol<Faq> source="index" disableSort />
    </Table>
  );
}

function FaqCards() {
  return (
    <Cards<Faq>>
      {(faq) => (
        <>
          {opening(faq)}
          <CardFacts>
            <span>{faq.faq_category}</span>
          </CardFacts>
        </>
      )}
    </Cards>
  );
}
