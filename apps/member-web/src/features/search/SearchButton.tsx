import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './SearchButton.module.css';
import { useSearch } from './use-search.ts';

/** Button that opens the search. In a wide top bar it looks like a field. */
export function SearchButton({ wide = false }: { wide?: boolean }) {
  const { t } = useTranslation();
  const { open } = useSearch();
  return (
    <button
      type="button"
      className={wide ? classes.wide : classes.narrow}
      aria-haspopup="dialog"
      aria-label={t('search.title')}
      onClick={open}
    >
      <IconSearch size={wide ? 18 : 22} stroke={1.7} aria-hidden="true" />
      {wide && (
        <>
          <span aria-hidden="true">{t('search.title')}</span>
          <kbd aria-hidden="true">/</kbd>
        </>
      )}
    </button>
  );
}
