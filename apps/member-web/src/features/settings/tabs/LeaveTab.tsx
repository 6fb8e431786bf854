import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { fieldErrors, formError } from '../../../lib/forms/server-errors.ts';
import type { Me } from '../../../lib/session/session.ts';
import { CurrentPassword } from '../../../ui/form/CurrentPassword.tsx';
import { useErase } from '../own-data.mutations.ts';
import classes from '../Settings.module.css';

const FIELDS = ['current_password'];
const CONSEQUENCES = ['atOnce', 'texts', 'others', 'forGood'] as const;

/** Erasing one's own account: what that means stands first, and the username is typed so that nobody does it by mistake. */
export function LeaveTab({ me }: { me: Me }) {
  const { t } = useTranslation();
  const erase = useErase();
  const hasPassword = me.password_changed_at !== null;
  const form = useForm({
    initialValues: { username: '', current_password: '' },
    validate: {
      username: (value) => (value.trim().replace(/^@/, '') === me.username ? null : t('leave.usernameDiffers')),
      current_password: (value) => (!hasPassword || value ? null : t('auth.required')),
    },
  });
  const submit = form.onSubmit(({ current_password }) =>
    erase.mutate(current_password || undefined, { onError: (error) => form.setErrors(fieldErrors(error)) }),
  );
  const refused = erase.isError ? formError(erase.error, FIELDS, t('errors.action')) : null;
  if (me.isAdmin) return <p className={classes.hint}>{t('leave.administrator')}</p>;
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.hint}>{t('leave.hint')}</p>
      <ul className={classes.consequences}>
        {CONSEQUENCES.map((name) => (
          <li key={name}>{t(`leave.${name}`)}</li>
        ))}
      </ul>
      <p className={classes.hint}>
        {t('leave.first')} <Link to={paths.settings('data')}>{t('leave.takeAlong')}</Link>
      </p>
      <TextInput
        label={t('leave.username', { username: me.username })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
      />
      {hasPassword && <CurrentPassword {...form.getInputProps('current_password')} />}
      {refused && (
        <p className={classes.refused} role="alert">
          {refused}
        </p>
      )}
      <Button type="submit" color="danger" loading={erase.isPending}>
        {t('leave.erase')}
      </Button>
    </form>
  );
}
