import Box from '@mui/material/Box';
import MuiPagination from '@mui/material/Pagination';
import { useListContext } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';

/** The contract's bound on page numbers: further than this nobody pages, they search. */
const LAST_PAGE = 500;

type Control = 'page' | 'first' | 'last' | 'next' | 'previous' | 'start-ellipsis' | 'end-ellipsis';

export function ListPages({ narrow }: { narrow: boolean }) {
  const translate = useTranslate();
  const { isPending, page, perPage, total, setPage } = useListContext();
  const pages = Math.min(LAST_PAGE, Math.ceil((total ?? 0) / perPage));
  if (isPending || pages < 2) return null;

  const label = (control: Control, number: number | null, selected: boolean) => {
    if (control === 'start-ellipsis' || control === 'end-ellipsis') return '';
    if (control !== 'page') return translate(`ra.navigation.${control}`);
    return translate(selected ? 'ra.navigation.current_page' : 'ra.navigation.page', { page: number });
  };
  const onChange = (next: number) => {
    setPage(next);
    scrollTo({ top: 0 });
  };
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', mt: 2.5 }}>
      <MuiPagination
        count={pages}
        page={page}
        onChange={(_, next) => onChange(next)}
        siblingCount={narrow ? 0 : 1}
        color="primary"
        aria-label={translate('list.pages')}
        getItemAriaLabel={label}
      />
    </Box>
  );
}
