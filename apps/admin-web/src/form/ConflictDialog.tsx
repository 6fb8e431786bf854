import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import type { HistoryKind } from '../data/types.ts';
import { useHistory } from '../history/use-history.ts';

interface Props {
  kind: HistoryKind;
  id: number;
  onLoad: () => Promise<void>;
  onClose: () => void;
}

/** Tells the user that someone else saved a newer version. Loading it keeps the fields that the user has edited. */
export function ConflictDialog({ kind, id, onLoad, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const [loading, setLoading] = useState(false);
  const winner = useHistory(kind, id).data?.[0]?.actor?.name;
  const load = () => {
    setLoading(true);
    void onLoad();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('board.conflictTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <span>
          {winner ? translate('board.conflictHint', { name: winner }) : translate('board.conflictHintUnknown')}
        </span>
        <span>{translate('board.conflictKeep')}</span>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {translate('board.conflictLater')}
        </Button>
        <Button variant="contained" onClick={load} loading={loading} autoFocus>
          {translate('board.conflictLoad')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
