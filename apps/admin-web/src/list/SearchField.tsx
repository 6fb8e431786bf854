import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';

const PAUSE_MS = 300;

/** Searches as the user types. The query is part of the address, so Back and shared links repeat the search. */
export function SearchField({ label }: { label: string }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const searched = (filterValues as { q?: string }).q ?? '';
  const [typed, setTyped] = useState(searched);
  const [known, setKnown] = useState(searched);

  // The address changed without typing (Back, or “clear”), so it overrides the typed text.
  if (known !== searched) {
    setKnown(searched);
    if (typed.trim() !== searched) setTyped(searched);
  }

  useEffect(() => {
    const words = typed.trim();
    if (words === searched) return;
    const here = window.location.pathname;
    const timer = setTimeout(() => {
      // If the user has followed a link, do not navigate back. This list stays mounted until the next screen has
      // loaded.
      if (window.location.pathname === here) setFilters({ ...filterValues, q: words || undefined }, undefined, false);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only typing searches: with `searched`, going Back would search for the old words again
  }, [typed]);

  return (
    <TextField
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      placeholder={label}
      sx={{ flex: '1 1 220px', maxWidth: { md: 380 }, '& input::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: 100, 'data-list-search': true, enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" aria-hidden="true" />
            </InputAdornment>
          ),
          endAdornment: typed ? (
            <IconButton size="small" edge="end" aria-label={translate('list.clear')} onClick={() => setTyped('')}>
              <ClearIcon fontSize="small" />
            </IconButton>
          ) : undefined,
        },
      }}
    />
  );
}
