import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { type ReasonsKey, useTranslate } from '../i18n/use-translate.ts';
import { useErrorText } from '../data/errors.ts';
import { useUnsaved } from '../form/use-unsaved.ts';
import { ReasonField } from './ReasonField.tsx';

interface Props {
  title: string;
  hint?: ReactNode;
  submit: string;
  /** Where ready-made reasons stand in the messages. */
  reasons: ReasonsKey;
  /** What is asked before the reason. */
  children?: ReactNode;
  /** What speaks against sending, beside a missing reason. */
  invalid?: string | null;
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Every command of the console asks why. It stays open with the text in it until the server has said yes. */
export function ReasonDialog({ title, hint, submit, reasons, children, invalid = null, onSubmit, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const titleId = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // By what is typed into any of its fields: those that stand in it tell nothing.
  const [isTyped, setTyped] = useState(false);
  const mayLose = useUnsaved(isTyped && !busy);

  const send = async () => {
    setTried(true);
    if (busy || !reason.trim() || invalid) return;
    setBusy(true);
    setError(null);
    try {
      await onSubmit(reason.trim());
      onClose();
    } catch (refusal) {
      setError(refusal);
      setBusy(false);
    }
  };
  /** What was sent may still be done, and whoever sent it is told when it is; the server is waited for no longer. */
  const leave = () => {
    if (busy) notify('app.sentAlready', { type: 'info' });
    if (mayLose()) onClose();
  };
  const onForm = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };

  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form onSubmit={onForm} onKeyDown={onKey} onInput={() => setTyped(true)} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          {hint ? <div>{hint}</div> : null}
          {error ? <Alert severity="error">{errorText(error)}</Alert> : null}
          {children}
          {tried && invalid ? <Alert severity="warning">{invalid}</Alert> : null}
          <ReasonField
            value={reason}
            onChange={setReason}
            missing={tried && !reason.trim()}
            first={!children}
            reasons={reasons}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={leave}>
            {translate('app.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
