import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import type { Me } from '../../../lib/session/session.ts';
import { CurrentPassword, requiredWhere } from '../../../ui/form/CurrentPassword.tsx';
import { useErase } from '../own-data.mutations.ts';
import classes from '../Settings.module.css';

const leaving = () => import('@lyceum/contracts/identity/erasure').then((contract) => contract.eraseMe.body);
const CONSEQUENCES = ['atOnce', 'texts', 'others', 'forGood'] as const;

/** Settings tab to erase the account. It lists the consequences, and requires the username to prevent mistakes. */
export function LeaveTab({ me }: { me: Me }) {
  const { t } = useTranslation();
  const erase = useErase();
  const hasPassword = me.password_changed_at !== null;
  const typed = useValues({ username: '', current_password: '' });
  const isOwn = typed.values.username.trim().replace(/^@/, '') === me.username;
  const form = useForm({
    ...typed,
    // Never store passwords in a draft.
    keeps: 'nothing',
    schema: leaving,
    body: ({ current_password }) => ({ current_password: current_password || undefined }),
    send: (body) => erase.mutateAsync(body.current_password),
    checks: () => ({
      ...(!isOwn && { username: t('leave.usernameDiffers') }),
      ...requiredWhere(hasPassword, typed.values, t),
    }),
  });
  if (me.isAdmin) return <p className={classes.hint}>{t('leave.administrator')}</p>;
  return (
    <form className={classes.form} ref={form.box} onSubmit={form.submit} noValidate>
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
        {...form.field('username')}
      />
      {hasPassword && <CurrentPassword {...form.field('current_password')} />}
      <Refusal>{form.refusal}</Refusal>
      <Button type="submit" color="danger" loading={form.busy}>
        {t('leave.erase')}
      </Button>
    </form>
  );
}
