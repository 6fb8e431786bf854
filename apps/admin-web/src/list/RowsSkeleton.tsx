import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from '../i18n/use-translate.ts';

const ROWS = 8;

/** Placeholder rows while a list loads. */
export function RowsSkeleton({ rows = ROWS }: { rows?: number }) {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('app.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            px: 2,
            height: 61,
            borderTop: row ? 1 : 0,
            borderColor: 'divider',
          }}
        >
          <Skeleton variant="circular" width={32} height={32} sx={{ flex: 'none' }} />
          <Skeleton variant="rounded" height={14} sx={{ flex: 1, maxWidth: `${60 - (row % 3) * 9}%` }} />
          <Box sx={{ flex: 1 }} />
          <Skeleton variant="rounded" width={72} height={14} />
        </Box>
      ))}
    </div>
  );
}
