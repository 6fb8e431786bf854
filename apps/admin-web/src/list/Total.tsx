import Box from '@mui/material/Box';
import { useListContext, useLocale } from 'react-admin';
import { useResourceName, useTranslate } from '../i18n/use-translate.ts';
import type { ListMeta } from '../data/types.ts';

/** Returns a formatter of totals: 1204 becomes "1,204" or "1.204". A capped total becomes "10,000+". */
export function useCount(): (total: number, meta?: Partial<ListMeta>) => string {
  const locale = useLocale();
  const translate = useTranslate();
  return (total, meta) => {
    const count = new Intl.NumberFormat(locale).format(total);
    return meta?.totalCapped ? translate('app.atLeast', { count }) : count;
  };
}

/** Number of records. A live region announces it after a search. */
export function Total() {
  const translate = useTranslate();
  const resourceName = useResourceName();
  const count = useCount();
  const { resource, total, isPending, filterValues, meta } = useListContext();
  const searching = Object.values(filterValues).some((value) => value !== undefined && value !== '');
  const number = isPending || total === undefined ? '' : count(total, meta as ListMeta);
  const name = resourceName(resource, total ?? 2).toLowerCase();
  return (
    <Box component="span" role="status" sx={{ minHeight: '1.5em' }}>
      {!number ? '' : searching ? translate('list.found', { count: number }) : `${number} ${name}`}
    </Box>
  );
}
