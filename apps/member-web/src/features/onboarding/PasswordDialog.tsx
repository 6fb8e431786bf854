import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../lib/forms/use-form.ts';
import { useValues } from '../../lib/forms/use-values.ts';
import type { Me } from '../../lib/session/session.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { NewPasswordFields, useNewPasswordWords } from '../../ui/form/NewPasswordFields.tsx';
import { Refusal } from '../../ui/form/Refusal.tsx';
import classes from './Onboarding.module.css';

const newPassword = () => import('@lyceum/contracts/identity/account').then((contract) => contract.changePassword.body);

/** Dialog for a first password, for members who came in by a link (part 3 §2, password-setup-modal). */
export function PasswordDialog({ me, onClose }: { me: Me; onClose: () => void }) {
  const { t } = useTranslation();
  const typed = useValues({ password: '', password_confirmation: '' });
  const { says, checks } = useNewPasswordWords(typed.values);
  const { mutateAsync } = useMutation({
    mutationFn: (body: typeof typed.values) => api('POST /api/v4/users/password', { body }),
    // The session has a new token (part 3 §4: reload).
    onSuccess: () => location.reload(),
  });
  const form = useForm({
    ...typed,
    keeps: 'nothing',
    says,
    checks,
    schema: newPassword,
    body: (chosen) => chosen,
    send: mutateAsync,
  });
  return (
    <Dialog title={t('onboarding.password')} onClose={onClose}>
      <p className={classes.hint}>{t('onboarding.passwordHint')}</p>
      <form id="password-setup-modal" className={classes.form} ref={form.box} onSubmit={form.submit} noValidate>
        {/* Tells password managers to which account the password belongs. */}
        <input type="text" autoComplete="username" value={me.email} readOnly hidden />
        <NewPasswordFields form={form} password={typed.values.password} />
        <Refusal>{form.refusal}</Refusal>
        <Button type="submit" loading={form.busy}>
          {t('onboarding.save')}
        </Button>
      </form>
    </Dialog>
  );
}
