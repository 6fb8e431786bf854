import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { fonts } from '../theme/tokens.ts';
import { enableSingleKeys, singleKeysEnabled } from './single-keys.ts';

const KEYS = [
  ['/', 'search'],
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['x', 'select'],
  ['1 2 3', 'decide'],
  ['?', 'help'],
] as const;

interface Props {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Dialog that lists the keyboard shortcuts. `?` opens it. Users can turn single-key shortcuts off here. */
export function ShortcutsDialog({ open, onOpen, onClose }: Props) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const typing =
      event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]');
    if (event.key !== '?' || typing || !singleKeysEnabled()) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return open ? <Shortcuts onClose={onClose} /> : null;
}

function Shortcuts({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const [enabled, setEnabled] = useState(singleKeysEnabled);
  const toggle = (next: boolean) => {
    enableSingleKeys(next);
    setEnabled(next);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('shortcuts.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            columnGap: 2,
            rowGap: 1.25,
            alignItems: 'center',
          }}
        >
          {KEYS.map(([key, what]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <dt>
                <Key>{key}</Key>
              </dt>
              <Box component="dd" sx={{ m: 0 }}>
                {translate(`shortcuts.${what}`)}
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          sx={{ mt: 2 }}
          control={<Checkbox checked={enabled} onChange={(_, checked) => toggle(checked)} />}
          label={translate('shortcuts.enabled')}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('app.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Key({ children }: { children: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        display: 'inline-block',
        minWidth: 28,
        px: 1,
        py: 0.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: '6px',
        textAlign: 'center',
        fontFamily: fonts.mono,
        fontSize: '0.8125rem',
      }}
    >
      {children}
    </Box>
  );
}
