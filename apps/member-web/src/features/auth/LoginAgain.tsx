import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/PasswordInput.css';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { api, forgetCsrfToken } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../lib/forms/use-form.ts';
import { useValues } from '../../lib/forms/use-values.ts';
import { dismissEnded } from '@lyceum/browser/session-ended';
import { type Me, sessionChanged, sessionResumed } from '../../lib/session/session.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Refusal } from '../../ui/form/Refusal.tsx';
import classes from './Auth.module.css';
import { CredentialFields } from './forms/CredentialFields.tsx';

const credentials = () => import('@lyceum/contracts/identity/identity').then((contract) => contract.credentials);

/** Dialog over the current screen after the session ended. Logging in again keeps unsaved input. */
export default function LoginAgain({ me }: { me: Me }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useForm({
    ...useValues({ login: me.username, password: '' }),
    // Never store passwords in a draft.
    keeps: 'nothing',
    schema: credentials,
    body: (values) => values,
    send: (body) => {
      // The token belongs to the ended session.
      forgetCsrfToken();
      return api('POST /api/v4/auth/login', { body });
    },
    done: ({ data }) => {
      dismissEnded();
      // Another member logged in, so the data on the screen is not theirs.
      if (data.id === me.id) sessionResumed(client, data);
      else sessionChanged(client, data);
    },
  });
  return (
    <Dialog title={t('again.title')} onClose={dismissEnded}>
      <form className={classes.form} ref={form.box} onSubmit={form.submit} noValidate>
        <p>{t('again.text')}</p>
        <CredentialFields login={form.field('login')} password={form.field('password')} knowsName />
        <Refusal>{form.refusal}</Refusal>
        <Button type="submit" loading={form.busy}>
          {t('auth.submitLogin')}
        </Button>
      </form>
    </Dialog>
  );
}
