import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { DataTable, type SortPayload } from 'react-admin';
import type { ConsentLine } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Table } from '../list/Table.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { TextOfHash } from './TextOfHash.tsx';
import { Verify } from './Verify.tsx';

const NEWEST_FIRST: SortPayload = { field: 'decided_at', order: 'DESC' };

/** Read-only page of the consent ledger: decisions, members if known, and the texts they saw. */
export default function LedgerPage() {
  return (
    <ListPage
      icon={<FactCheckOutlined />}
      sort={NEWEST_FIRST}
      sortFields={[]}
      actions={<Verify />}
      table={<LedgerTable />}
      cards={<LedgerCards />}
    />
  );
}

const Column = DataTable.Col<ConsentLine>;

function Who({ line }: { line: ConsentLine }) {
  const translate = useTranslate();
  return line.member?.name ?? translate('consent.guest', { subject: line.subject.slice(0, 8) });
}

function Items({ line }: { line: ConsentLine }) {
  const translate = useTranslate();
  const items = line.items.map((item) => translate(`consent.categories.${item}`)).join(', ');
  return line.withdrawn ? translate('consent.withdrawn', { items }) : items;
}

function LedgerTable() {
  const translate = useTranslate();
  return (
    <Table>
      <Column source="member" disableSort render={(line) => <Who line={line} />} />
      <Column source="items" disableSort render={(line) => <Items line={line} />} sx={{ minWidth: 220 }} />
      <Column source="variant" disableSort render={(line) => translate(`consent.variantsShort.${line.variant}`)} />
      <DataTable.NumberCol<ConsentLine> source="version" disableSort />
      <Column source="text_hash" disableSort render={(line) => <TextOfHash line={line} />} />
      <Column
        source="decided_at"
        disableSort
        render={(line) => <RelativeTime moment={line.decided_at} />}
        sx={{ whiteSpace: 'nowrap' }}
      />
    </Table>
  );
}

function LedgerCards() {
  return (
    <Cards<ConsentLine>>
      {(line) => (
        <>
          <div>
            <Who line={line} />
          </div>
          <CardFacts>
            <Items line={line} />
            <RelativeTime moment={line.decided_at} />
            <TextOfHash line={line} />
          </CardFacts>
        </>
      )}
    </Cards>
  );
}
