import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import type { Me } from '../../../lib/session/session.ts';
import { CurrentPassword, requiredWhere } from '../../../ui/form/CurrentPassword.tsx';
import { NewPasswordFields, useNewPasswordWords } from '../../../ui/form/NewPasswordFields.tsx';
import { useChangePassword } from '../settings.mutations.ts';
import classes from '../Settings.module.css';

const newPassword = () => import('@lyceum/contracts/identity/account').then((contract) => contract.changePassword.body);

/** Settings tab to set or change the password. */
export function PasswordTab({ me }: { me: Me }) {
  const { t } = useTranslation();
  const change = useChangePassword();
  const hasPassword = me.password_changed_at !== null;
  const typed = useValues({ current_password: '', password: '', password_confirmation: '' });
  const { says, checks } = useNewPasswordWords(typed.values);
  const form = useForm({
    ...typed,
    // Never store passwords in a draft.
    keeps: 'nothing',
    says,
    checks: () => ({ ...checks(), ...requiredWhere(hasPassword, typed.values, t) }),
    schema: newPassword,
    body: ({ current_password, ...chosen }) => ({ ...chosen, current_password: current_password || undefined }),
    send: change.mutateAsync,
    done: typed.reset,
  });

  return (
    <form className={classes.form} ref={form.box} onSubmit={form.submit} noValidate>
      {/* Tells password managers to which account the password belongs. */}
      <input type="text" autoComplete="username" value={me.email} readOnly hidden />
      {hasPassword && <CurrentPassword {...form.field('current_password')} />}
      <NewPasswordFields form={form} password={typed.values.password} />
      <Refusal>{form.refusal}</Refusal>
      <Button type="submit" loading={form.busy}>
        {t('password.change')}
      </Button>
    </form>
  );
}
