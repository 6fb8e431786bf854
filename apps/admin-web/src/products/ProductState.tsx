import type { Product } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Badge } from '../ui/Badge.tsx';

/** Badge that shows whether a product is for sale. */
export function ProductState({ product }: { product: Product }) {
  const translate = useTranslate();
  if (product.archived_at !== null) return <Badge tone="quiet">{translate('product.archived')}</Badge>;
  if (!product.active) return <Badge tone="outline">{translate('product.hidden')}</Badge>;
  return <Badge tone="accent">{translate('product.forSale')}</Badge>;
}
