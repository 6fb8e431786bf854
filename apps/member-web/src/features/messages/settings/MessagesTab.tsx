import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { Button, NativeSelect, Switch } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutputOf, Routes } from '@lyceum/contracts';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import { toast } from '../../../lib/toast.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { inboxKeys } from '../cache/keys.ts';
import classes from './MessagesTab.module.css';

type Choices = OutputOf<Routes['GET /api/v4/users/me/inbox']>['data'];

const choosing = () => import('@lyceum/contracts/messages/messages').then((contract) => contract.chooseMessages.body);

const choicesOptions = queryOptions({
  queryKey: inboxKeys.choices,
  queryFn: ({ signal }) => api('GET /api/v4/users/me/inbox', { signal }).then(({ data }) => data),
});

/** Settings tab: who may write to the member, and whether others see what they have read. */
export function MessagesTab() {
  const { t } = useTranslation();
  const choices = useQuery(choicesOptions);
  if (choices.isPending) return <RowsSkeleton label={t('app.loading')} rows={2} />;
  if (!choices.data) {
    return <FailedState quiet title={t('inbox.settings.failed')} onRetry={() => void choices.refetch()} />;
  }
  return <ChoicesForm choices={choices.data} />;
}

const WRITERS = ['everybody', 'followed', 'nobody'] as const satisfies readonly Choices['writers'][];

function ChoicesForm({ choices }: { choices: Choices }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useForm({
    ...useValues<Choices>(choices),
    schema: choosing,
    body: (values) => values,
    send: async (body) => {
      const { data } = await api('PUT /api/v4/users/me/inbox', { body });
      client.setQueryData(choicesOptions.queryKey, data);
    },
    done: () => toast({ kind: 'success', text: t('inbox.settings.saved') }),
  });
  const writers = WRITERS.map((value) => ({ value, label: t(`inbox.settings.${value}`) }));
  return (
    <form className={classes.form} ref={form.box} onSubmit={form.submit} noValidate>
      <NativeSelect
        label={t('inbox.settings.writers')}
        description={t('inbox.settings.staff')}
        data={writers}
        {...form.field('writers')}
      />
      <Switch
        label={t('inbox.settings.receipts')}
        description={t('inbox.settings.receiptsHint')}
        withThumbIndicator={false}
        {...form.tick('read_receipts')}
      />
      <Refusal>{form.refusal}</Refusal>
      <Button type="submit" loading={form.busy}>
        {t('app.save')}
      </Button>
    </form>
  );
}
