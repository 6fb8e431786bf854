import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import type { Me } from '../../../lib/session/session.ts';
import { CurrentPassword } from '../../../ui/form/CurrentPassword.tsx';
import { useChangeEmail, useSendVerification } from '../settings.mutations.ts';
import classes from '../Settings.module.css';

const wish = () => import('@lyceum/contracts/identity/account').then((contract) => contract.changeEmail.body);

/** Settings tab with the e-mail address, and a new one that takes effect once confirmed. */
export function AccountTab({ me }: { me: Me }) {
  const { t } = useTranslation();
  const change = useChangeEmail();
  const verification = useSendVerification();
  const typed = useValues({ email: '', current_password: '' });
  const form = useForm({
    ...typed,
    // Never store passwords in a draft.
    keeps: 'nothing',
    schema: wish,
    body: ({ email, current_password }) => ({
      email: email.trim(),
      current_password: current_password || undefined,
    }),
    send: change.mutateAsync,
    done: () => typed.change({ current_password: '' }),
  });
  const waitsFor = change.isSuccess ? typed.values.email.trim() : me.email_change?.email;

  return (
    <>
      <div className={classes.facts}>
        <strong>{me.email}</strong>
        <span className={classes.badge} data-open={!me.verified || undefined}>
          {me.verified ? t('settings.confirmed') : t('settings.unconfirmed')}
        </span>
        {!me.verified && (
          <Button
            variant="default"
            size="xs"
            loading={verification.isPending}
            disabled={verification.isSuccess}
            onClick={() => verification.mutate()}
          >
            {t('settings.sendAgain')}
          </Button>
        )}
      </div>
      <form className={classes.form} ref={form.box} onSubmit={form.submit} noValidate>
        <TextInput label={t('settings.newEmail')} type="email" autoComplete="email" {...form.field('email')} />
        {me.password_changed_at !== null && <CurrentPassword {...form.field('current_password')} />}
        <Refusal>{form.refusal}</Refusal>
        <p className={classes.hint} role="status">
          {waitsFor && t('settings.waiting', { email: waitsFor })}
        </p>
        <Button type="submit" loading={form.busy}>
          {t('settings.changeEmail')}
        </Button>
      </form>
    </>
  );
}
