import AddOutlined from '@mui/icons-material/AddOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import { DataTable, type SortPayload, useCanAccess } from 'react-admin';
import type { Product } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Table } from '../list/Table.tsx';
import { Amount } from '../money/Amount.tsx';
import { AmountColumn } from '../money/AmountColumn.tsx';
import { LinkButton, RecordLink } from '../ui/links.tsx';
import { ProductState } from './ProductState.tsx';

const NEWEST: SortPayload = { field: 'id', order: 'DESC' };

/** List page of the products. */
export default function ProductList() {
  return (
    <ListPage
      icon={<SellOutlined />}
      sort={NEWEST}
      sortFields={[]}
      actions={<NewProduct />}
      table={<ProductTable />}
      cards={<ProductCards />}
    />
  );
}

function NewProduct() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'products', action: 'create' });
  if (!canAccess) return null;
  return (
    <LinkButton to="/products/create" variant="contained" startIcon={<AddOutlined aria-hidden="true" />}>
      {translate('product.create')}
    </LinkButton>
  );
}

const opening = ({ id, name }: Product) => (
  <RecordLink resource="products" id={id} row>
    {name}
  </RecordLink>
);
const price = ({ price_cents, currency }: Product) => <Amount cents={price_cents} currency={currency} />;
const state = (product: Product) => <ProductState product={product} />;

function ProductTable() {
  const translate = useTranslate();
  return (
    <Table>
      <DataTable.Col<Product> source="name" disableSort render={opening} sx={{ minWidth: 240 }} />
      <DataTable.Col<Product> source="level" disableSort render={({ level }) => level.name} />
      <DataTable.Col<Product> source="state" disableSort render={state} />
      <DataTable.Col<Product>
        source="period"
        disableSort
        render={({ period }) => translate(`product.periods.${period}`)}
      />
      <AmountColumn<Product> source="price" cents={({ price_cents }) => price_cents} />
      <DataTable.NumberCol<Product> source="purchases_count" disableSort />
    </Table>
  );
}

function ProductCards() {
  const translate = useTranslate();
  return (
    <Cards<Product>>
      {(product) => (
        <>
          <div>{opening(product)}</div>
          <CardFacts>
            {state(product)}
            <span>
              {price(product)} · {translate(`product.periods.${product.period}`)}
            </span>
            <span>{translate('product.running', { count: product.purchases_count })}</span>
          </CardFacts>
        </>
      )}
    </Cards>
  );
}
