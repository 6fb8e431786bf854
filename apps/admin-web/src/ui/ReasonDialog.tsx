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
  /** Key of the predefined reasons. Null if the command needs no reason. */
  reasons: ReasonsKey | null;
  /** Whether the member whom the command is about reads the reason. */
  memberReads?: boolean;
  /** Fields above the reason. */
  children?: ReactNode;
  /** Whether the reason has the focus at first, although there are fields above it. */
  startsAtReason?: boolean;
  /** Reason not to submit, besides a missing reason. */
  invalid?: string | null;
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog that asks for the reason of a command, if it needs one. It stays open with its input until the server accepts the command. */
export function ReasonDialog({
  title,
  hint,
  submit,
  reasons,
  memberReads = false,
  children,
  startsAtReason = false,
  invalid = null,
  onSubmit,
  onClose,
}: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const titleId = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // Counts input events only, because fields may have initial values.
  const [isTyped, setTyped] = useState(false);
  const mayLose = useUnsaved(isTyped && !busy);

  const isMissing = reasons !== null && !reason.trim();
  const send = async () => {
    setTried(true);
    if (busy || isMissing || invalid) return;
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
  /**
   * Closes the dialog without waiting for a sent command. That command may still succeed, and the user is notified when
   * it does.
   */
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
          {reasons === null ? null : (
            <ReasonField
              value={reason}
              onChange={setReason}
              missing={tried && isMissing}
              first={startsAtReason || !children}
              reasons={reasons}
              memberReads={memberReads}
            />
          )}
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
