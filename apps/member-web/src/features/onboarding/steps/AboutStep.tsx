import '@mantine/core/styles/Input.css';
import { Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { BIO_LIMIT } from '@lyceum/contracts/limits';
import { useTranslation } from 'react-i18next';
import { AvatarField } from '../../../entities/members/avatar/AvatarField.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { meOptions } from '../../../lib/session/session.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import type { StepProps } from '../WelcomeScreen.tsx';
import classes from '../Welcome.module.css';

const profile = () => import('@lyceum/contracts/identity/members').then((contract) => contract.profileInput);

/** The first step: a picture and a biography. */
export function AboutStep({ me, onDone, buttons }: StepProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (body: { profile: string }) => api('PUT /api/v3/profile', { body }),
    onSuccess: ({ data }) => client.setQueryData(meOptions.queryKey, data),
  });
  const form = useForm({
    ...useValues({ profile: me.profile }),
    schema: profile,
    body: (values) => values,
    send: change.mutateAsync,
    done: onDone,
  });
  return (
    <>
      <p className={classes.text}>{t('onboarding.about.text')}</p>
      <AvatarField me={me} />
      <form id="welcome-about" className={classes.form} ref={form.box} onSubmit={form.submit} noValidate>
        <Textarea label={t('onboarding.about.bio')} rows={4} maxLength={BIO_LIMIT} {...form.field('profile')} />
        <Refusal>{form.refusal}</Refusal>
      </form>
      {buttons('welcome-about', form.busy)}
    </>
  );
}
