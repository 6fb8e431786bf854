import Box from '@mui/material/Box';
import { useLocale } from 'react-admin';
import type { Product } from '../data/types.ts';
import { History } from '../history/History.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { Amount } from '../money/Amount.tsx';
import { rateOf } from '../money/money.ts';
import { Columns } from '../record/Columns.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { Panel } from '../record/Panel.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { LinkButton, RecordLink } from '../ui/links.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';
import { ProductState } from './ProductState.tsx';

/** Page that shows a product. */
export default function ProductShow() {
  return <RecordPage<Product>>{(product) => <ProductRecord product={product} />}</RecordPage>;
}

function ProductRecord({ product }: { product: Product }) {
  const translate = useTranslate();
  const language = useLocale();
  const label = (field: 'level' | 'price' | 'vat' | 'period' | 'purchases_count') =>
    translate(`resources.products.fields.${field}`);
  return (
    <>
      <PageHeading
        title={product.name}
        back={{ to: '/products', label: translate('resources.products.name', { count: 2 }) }}
        under={<ProductState product={product} />}
        actions={
          product.archived_at === null ? (
            <>
              <LinkButton to={`/products/${product.id}`}>{translate('board.edit')}</LinkButton>
              <Archive product={product} />
            </>
          ) : null
        }
      />
      <Columns aside={<History kind="product" id={product.id} name={product.name} />}>
        <Panel title={translate('product.about')}>
          <Box sx={{ maxWidth: '65ch', mb: 3, overflowWrap: 'anywhere' }}>
            {product.description || translate('product.noDescription')}
          </Box>
          <Facts>
            <Fact label={label('price')}>
              <Amount cents={product.price_cents} currency={product.currency} />
            </Fact>
            <Fact label={label('vat')}>{rateOf(product.vat_rate, language)}</Fact>
            <Fact label={label('period')}>{translate(`product.periods.${product.period}`)}</Fact>
            <Fact label={label('level')}>
              {product.level.name ? (
                <RecordLink resource="levels" id={product.level.id}>
                  {product.level.name}
                </RecordLink>
              ) : (
                translate('product.levelGone')
              )}
            </Fact>
            <Fact label={label('purchases_count')}>{product.purchases_count}</Fact>
          </Facts>
        </Panel>
      </Columns>
    </>
  );
}

function Archive({ product: { id, name } }: { product: Product }) {
  const translate = useTranslate();
  return (
    <ReasonedCommand
      label={translate('product.archive')}
      asked={{
        name,
        title: translate('product.archiveTitle'),
        hint: translate('product.archiveHint'),
        submit: translate('product.archive'),
        reasons: 'product.archiveReasons',
        done: translate('product.archiveDone'),
        send: (provider, reason) => provider.archiveProduct({ id, reason }),
      }}
    />
  );
}
