import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';

function watch(watcher: () => void): () => void {
  addEventListener('online', watcher);
  addEventListener('offline', watcher);
  return () => {
    removeEventListener('online', watcher);
    removeEventListener('offline', watcher);
  };
}

/** Notice while the browser is offline: the screen may be outdated, and commands fail. */
export function NoConnection() {
  const translate = useTranslate();
  const online = useSyncExternalStore(watch, () => navigator.onLine);
  return (
    <Box
      role="status"
      sx={{ position: 'fixed', zIndex: 'snackbar', insetInline: 0, bottom: 16, display: 'grid', placeItems: 'center' }}
      style={{ pointerEvents: 'none' }}
    >
      {online ? null : (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            mx: 2,
            px: 2,
            py: 1,
            borderRadius: '16px',
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            boxShadow: 3,
            fontSize: '0.875rem',
          }}
        >
          <CloudOffOutlined aria-hidden="true" sx={{ fontSize: 18, color: 'text.secondary' }} />
          {translate('app.offline')}
        </Box>
      )}
    </Box>
  );
}
