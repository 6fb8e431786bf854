import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { identity, settings } from '@lyceum/contracts';
import { ApiError } from '@lyceum/browser/client';
import { type FormEvent, useState } from 'react';
import { useLogin } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { PasswordField } from './PasswordField.tsx';
import { isStaff } from './session.ts';

interface Props {
  community: string;
  demoAccounts: settings.Settings['demo_accounts'];
  /** Called when the signed-in member is not staff. */
  onMember: () => void;
}

/** Login form of the console. The server's refusal appears above the fields. */
export function LoginForm({ community, demoAccounts, onMember }: Props) {
  const translate = useTranslate();
  const signIn = useLogin();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setRefusal(null);
    try {
      const profile = (await signIn({ login, password, remember })) as identity.Profile;
      if (!isStaff(profile)) onMember();
    } catch (error) {
      setRefusal(error instanceof ApiError && error.status !== 0 ? error.firstMessage : translate('app.errors.0'));
      setBusy(false);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} style={{ display: 'grid', gap: 20 }}>
      <div>
        <Typography variant="h1">{translate('login.title')}</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{translate('login.hint', { community })}</Typography>
      </div>
      {refusal ? <Alert severity="error">{refusal}</Alert> : null}
      <TextField
        label={translate('login.login')}
        value={login}
        onChange={(event) => setLogin(event.target.value)}
        autoComplete="username"
        autoFocus
        required
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false }, inputLabel: { required: false } }}
      />
      <PasswordField value={password} onChange={setPassword} />
      <FormControlLabel
        sx={{ my: -1 }}
        control={<Checkbox checked={remember} onChange={(_, checked) => setRemember(checked)} />}
        label={translate('login.remember')}
      />
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {translate('login.submit')}
      </Button>
      <DemoAccounts
        accounts={demoAccounts}
        onTake={(account) => {
          setLogin(account.email);
          setPassword(account.password);
        }}
      />
    </form>
  );
}
