import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@lyceum/browser/client';
import { dismissEnded, hasEnded, watchEnded } from '@lyceum/browser/session-ended';
import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import { useGetIdentity } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { PasswordField } from './PasswordField.tsx';
import { signIn } from './session.ts';

/** Asks staff to log in again over the current screen, so that unsaved input survives an expired session. */
export function SessionEnded() {
  return useSyncExternalStore(watchEnded, hasEnded) ? <LoginAgain /> : null;
}

function LoginAgain() {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const { identity } = useGetIdentity();
  const titleId = useId();
  const [login, setLogin] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const name = login ?? (identity?.username as string | undefined) ?? '';

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // React bubbles events of a dialog through the portal to the enclosing form.
    event.stopPropagation();
    setBusy(true);
    setRefusal(null);
    try {
      const profile = await signIn({ login: name, password, remember: false });
      // Another member logged in, so the data on the screen is not theirs.
      if (identity && profile.id !== identity.id) return location.reload();
      dismissEnded();
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    } catch (error) {
      setRefusal(error instanceof ApiError && error.status !== 0 ? error.firstMessage : translate('app.errors.0'));
      setBusy(false);
    }
  }

  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>{translate('login.endedTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <span>{translate('login.endedHint')}</span>
          {refusal ? <Alert severity="error">{refusal}</Alert> : null}
          <TextField
            label={translate('login.login')}
            value={name}
            onChange={(event) => setLogin(event.target.value)}
            autoComplete="username"
            required
            slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false }, inputLabel: { required: false } }}
          />
          <PasswordField value={password} onChange={setPassword} autoFocus />
        </DialogContent>
        <DialogActions>
          <Button type="submit" variant="contained" loading={busy}>
            {translate('login.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
