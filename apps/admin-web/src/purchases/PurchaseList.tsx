import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import { DataTable, type SortPayload } from 'react-admin';
import type { Member, Purchase } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { FilterField } from '../list/FilterField.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { ReferenceFilter } from '../list/ReferenceFilter.tsx';
import { Table } from '../list/Table.tsx';
import { Amount } from '../money/Amount.tsx';
import { AmountColumn } from '../money/AmountColumn.tsx';
import { RecordLink } from '../ui/links.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { Buyer } from './Buyer.tsx';
import { PurchaseState } from './PurchaseState.tsx';
import { STATES } from './states.ts';

const NEWEST_FIRST: SortPayload = { field: 'begun_at', order: 'DESC' };

/** List page of the purchases. */
export default function PurchaseList() {
  return (
    <ListPage
      icon={<ShoppingBagOutlined />}
      sort={NEWEST_FIRST}
      filters={<Filters />}
      sortFields={[]}
      table={<PurchaseTable />}
      cards={<PurchaseCards />}
    />
  );
}

function Filters() {
  const translate = useTranslate();
  return (
    <>
      <FilterField
        source="state"
        label={translate('resources.purchases.fields.state')}
        choices={STATES.map((value) => ({ value, label: translate(`purchase.states.${value}`) }))}
      />
      <ReferenceFilter<Member>
        source="member_id"
        label={translate('resources.purchases.fields.member')}
        resource="members"
        named={(member) => member.name}
      />
    </>
  );
}

const Column = DataTable.Col<Purchase>;
const opening = ({ id, product }: Purchase) => (
  <RecordLink resource="purchases" id={id} row>
    {product.name}
  </RecordLink>
);
const price = ({ price_cents, currency }: Purchase) => <Amount cents={price_cents} currency={currency} />;

function PurchaseTable() {
  const translate = useTranslate();
  return (
    <Table>
      <Column source="product" disableSort render={opening} sx={{ minWidth: 240 }} />
      <Column source="member" disableSort render={(purchase) => <Buyer of={purchase} />} />
      <Column source="state" disableSort render={(purchase) => <PurchaseState purchase={purchase} />} />
      <Column source="period" disableSort render={({ period }) => translate(`product.periods.${period}`)} />
      <AmountColumn<Purchase> source="price_cents" cents={({ price_cents }) => price_cents} />
      <Column
        source="begun_at"
        disableSort
        render={({ begun_at }) => <RelativeTime moment={begun_at} />}
        sx={{ whiteSpace: 'nowrap' }}
      />
    </Table>
  );
}

function PurchaseCards() {
  const translate = useTranslate();
  return (
    <Cards<Purchase>>
      {(purchase) => (
        <>
          <div>{opening(purchase)}</div>
          <CardFacts>
            <PurchaseState purchase={purchase} />
            <Buyer of={purchase} />
            <span>
              {price(purchase)} · {translate(`product.periods.${purchase.period}`)}
            </span>
            <RelativeTime moment={purchase.begun_at} />
          </CardFacts>
        </>
      )}
    </Cards>
  );
}
