import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import classes from '../Settings.module.css';
import { type Product, useBuy } from './commerce.query.ts';
import { useSaid } from './said.ts';
import { useWish } from './wish.ts';

interface Props {
  title: string;
  products: readonly Product[];
  /** Ids of membership levels with a running purchase, which cannot be bought twice. */
  held: ReadonlySet<number>;
  /** Highlights the products that the member came for. */
  wanted?: boolean;
}

/** Products for sale. */
export function Offers({ title, products, held, wanted = false }: Props) {
  const { t } = useTranslation();
  const { keep } = useWish();
  const buy = useBuy(keep);
  const said = useSaid();
  if (products.length === 0) return null;
  return (
    <section aria-label={title} className={wanted ? classes.wanted : undefined}>
      <h2 className={classes.heading}>{title}</h2>
      {buy.error && <Refusal>{buy.error.message}</Refusal>}
      <ul className={classes.sessions}>
        {products.map((product) => (
          <li key={product.id} className={classes.session}>
            <div className={classes.where}>
              <span className={classes.device}>{product.name}</span>
              <span className={classes.when}>{product.description}</span>
              {held.has(product.level.id) && <span className={classes.when}>{t('shop.held')}</span>}
              <span className={classes.when}>
                {t('shop.gives', { level: product.level.name, price: said.price(product) })}
              </span>
            </div>
            {!held.has(product.level.id) && (
              <Button
                size="xs"
                loading={buy.isPending && buy.variables === product.id}
                aria-label={t('shop.buyOne', { name: product.name })}
                onClick={() => buy.mutate(product.id)}
              >
                {t('shop.buy')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
