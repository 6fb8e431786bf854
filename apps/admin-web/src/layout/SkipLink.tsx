import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';

export const MAIN = 'main';

/** First tab stop: skips the navigation. Moves only the focus, because the router owns the address. */
export function SkipLink() {
  const translate = useTranslate();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(MAIN)?.focus();
  };
  return (
    <Link
      href={`#${MAIN}`}
      onClick={skip}
      sx={({ tokens, zIndex }) => ({
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: zIndex.tooltip,
        px: 2,
        py: 1,
        borderRadius: '10px',
        bgcolor: tokens.surface,
        transform: 'translateY(-200%)',
        '&:focus-visible': { transform: 'none', boxShadow: tokens.floating },
      })}
    >
      {translate('app.skip')}
    </Link>
  );
}
