import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import { useTranslate } from '../i18n/use-translate.ts';

type Control = 'page' | 'first' | 'last' | 'next' | 'previous' | 'start-ellipsis' | 'end-ellipsis';

interface Props {
  page: number;
  pages: number;
  /** Accessible name of the pagination. */
  label: string;
  /** Shows fewer page numbers. */
  narrow: boolean;
  size?: 'small';
  onChange: (page: number) => void;
}

/** Pagination of a list. Hidden if there is one page. */
export function Pages({ page, pages, label, narrow, size, onChange }: Props) {
  const translate = useTranslate();
  if (pages < 2) return null;
  const nameOf = (control: Control, number: number | null, selected: boolean) => {
    if (control === 'start-ellipsis' || control === 'end-ellipsis') return '';
    if (control !== 'page') return translate(`ra.navigation.${control}`);
    return translate(selected ? 'ra.navigation.current_page' : 'ra.navigation.page', { page: number });
  };
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', mt: 2.5 }}>
      <Pagination
        count={pages}
        page={Math.min(page, pages)}
        onChange={(_, next) => onChange(next)}
        siblingCount={narrow ? 0 : 1}
        color="primary"
        aria-label={label}
        getItemAriaLabel={nameOf}
        {...(size && { size })}
      />
    </Box>
  );
}
