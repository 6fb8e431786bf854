import { useListContext } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { Pages } from '../ui/Pages.tsx';

/** The contract's bound on page numbers: further than this nobody pages, they search. */
export const LAST_PAGE = 500;

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
