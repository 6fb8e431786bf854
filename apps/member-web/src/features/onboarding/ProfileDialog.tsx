import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../lib/forms/use-form.ts';
import { useValues } from '../../lib/forms/use-values.ts';
import { type Me, meOptions } from '../../lib/session/session.ts';
import { AvatarField } from '../../entities/members/avatar/AvatarField.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { NameFields } from '../../ui/form/NameFields.tsx';
import { Refusal } from '../../ui/form/Refusal.tsx';
import classes from './Onboarding.module.css';
import { ownNames, suggested } from './names.ts';

const names = () => import('@lyceum/contracts/identity/members').then((contract) => contract.profileInput);

function useAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { first_name: string; last_name: string; username: string; hidden: false }) =>
      api('PATCH /api/v4/users/me/account', { body }),
    onSuccess: ({ data }) => {
      // The password dialog follows, if needed. Otherwise a reload updates the name on all screens.
      if (data.password_changed_at === null) client.setQueryData(meOptions.queryKey, data);
      else location.reload();
    },
  });
}

/** Dialog for the name, a username derived from it, and a picture (part 3 §2, profile-completion-modal). */
export function ProfileDialog({ me, onClose }: { me: Me; onClose: () => void }) {
  const { t } = useTranslation();
  const account = useAccount();
  const typed = useValues(ownNames(me));
  const [isChosen, setChosen] = useState(typed.values.username !== '');
  const form = useForm({
    keeps: typed.keeps,
    values: { ...typed.values, ...(!isChosen && { username: suggested(typed.values) }) },
    change: (part) => {
      if (part.username !== undefined) setChosen(true);
      typed.change(part);
    },
    schema: names,
    body: (values) => ({ ...values, hidden: false as const }),
    send: account.mutateAsync,
    says: { username: 'auth.shortUsername' },
  });
  return (
    <Dialog title={t('onboarding.profile')} onClose={onClose}>
      <p className={classes.hint}>{t('onboarding.profileHint')}</p>
      <AvatarField me={me} />
      <form id="profile-completion-modal" className={classes.form} ref={form.box} onSubmit={form.submit} noValidate>
        <NameFields form={form} />
        <Refusal>{form.refusal}</Refusal>
        <Button type="submit" loading={form.busy}>
          {t('onboarding.save')}
        </Button>
      </form>
    </Dialog>
  );
}
