import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import MuiLink from '@mui/material/Link';
import { dateOf } from '@lyceum/browser/time';
import { DataTable, type SortPayload } from 'react-admin';
import type { Invoice, Member } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { ReferenceFilter } from '../list/ReferenceFilter.tsx';
import { Table } from '../list/Table.tsx';
import { Amount } from '../money/Amount.tsx';
import { AmountColumn } from '../money/AmountColumn.tsx';
import { Buyer } from '../purchases/Buyer.tsx';
import { RecordLink } from '../ui/links.tsx';
import { useReader } from '../ui/use-reader.ts';

const NEWEST_FIRST: SortPayload = { field: 'issued_at', order: 'DESC' };

/** List page of the invoices. An invoice number begins with its year. */
export default function InvoiceList() {
  const translate = useTranslate();
  return (
    <ListPage
      icon={<ReceiptLongOutlined />}
      sort={NEWEST_FIRST}
      filters={
        <ReferenceFilter<Member>
          source="member_id"
          label={translate('resources.invoices.fields.member')}
          resource="members"
          named={(member) => member.name}
        />
      }
      sortFields={[]}
      table={<InvoiceTable />}
      cards={<InvoiceCards />}
    />
  );
}

const Column = DataTable.Col<Invoice>;

/** Link to the invoice PDF. The server signs a new URL each time the list loads. */
function Paper({ invoice: { file, number } }: { invoice: Invoice }) {
  const translate = useTranslate();
  return (
    <MuiLink href={file} target="_blank" rel="noopener" aria-label={translate('invoice.fileOf', { number })}>
      {translate('invoice.file')}
    </MuiLink>
  );
}

function Issued({ moment }: { moment: string }) {
  return <time dateTime={moment}>{dateOf(moment, useReader())}</time>;
}

const purchase = ({ purchase_id, number }: Invoice) => (
  <RecordLink resource="purchases" id={purchase_id} row>
    {number}
  </RecordLink>
);
const gross = ({ gross_cents, currency }: Invoice) => <Amount cents={gross_cents} currency={currency} />;

function InvoiceTable() {
  const translate = useTranslate();
  return (
    <Table opens={false}>
      <Column source="number" disableSort render={purchase} sx={{ whiteSpace: 'nowrap' }} />
      <Column source="kind" disableSort render={({ kind }) => translate(`invoice.kinds.${kind}`)} />
      <Column source="member" disableSort render={(invoice) => <Buyer of={invoice} />} />
      <Column source="issued_at" disableSort render={({ issued_at }) => <Issued moment={issued_at} />} />
      <AmountColumn<Invoice> source="gross_cents" cents={({ gross_cents }) => gross_cents} />
      <AmountColumn<Invoice> source="vat_cents" cents={({ vat_cents }) => vat_cents} />
      <Column source="file" disableSort render={(invoice) => <Paper invoice={invoice} />} />
    </Table>
  );
}

function InvoiceCards() {
  const translate = useTranslate();
  return (
    <Cards<Invoice>>
      {(invoice) => (
        <>
          <div>{purchase(invoice)}</div>
          <CardFacts>
            <span>{translate(`invoice.kinds.${invoice.kind}`)}</span>
            <Buyer of={invoice} />
            <Issued moment={invoice.issued_at} />
            {gross(invoice)}
            <Paper invoice={invoice} />
          </CardFacts>
        </>
      )}
    </Cards>
  );
}
