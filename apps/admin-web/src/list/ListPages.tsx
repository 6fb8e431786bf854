import { useListContext } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { Pages } from '../ui/Pages.tsx';

/** Highest page number that the contract accepts. Users search instead of paging this far. */
export const LAST_PAGE = 500;

/** Pagination of a list. Changing the page scrolls to the top. */
export function ListPages({ narrow }: { narrow: boolean }) {
  const translate = useTranslate();
  const { isPending, page, perPage, total, setPage } = useListContext();
  if (isPending) return null;
  const onChange = (next: number) => {
    setPage(next);
    scrollTo({ top: 0 });
  };
  const pages = Math.min(LAST_PAGE, Math.ceil((total ?? 0) / perPage));
  return <Pages page={page} pages={pages} label={translate('list.pages')} narrow={narrow} onChange={onChange} />;
}
