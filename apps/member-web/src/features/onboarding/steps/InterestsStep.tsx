import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { suggestionsOptions, useKeepStart } from '../start.query.ts';
import type { StepProps } from '../WelcomeScreen.tsx';
import classes from '../Welcome.module.css';
import { Choices, toggled } from './Choices.tsx';

/** The second step: tags of interest. A community without tags offers its boards to follow. */
export function InterestsStep({ interests, onDone, buttons }: StepProps) {
  const { t } = useTranslation();
  const suggested = useQuery(suggestionsOptions([]));
  const keep = useKeepStart();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(interests));
  const hasTags = suggested.data ? suggested.data.tags.length > 0 : true;
  const save = useMutation({
    mutationFn: async () => {
      if (hasTags) return void (await keep.mutateAsync({ interests: [...chosen] }));
      const follow = (id: string) =>
        api('PUT /api/v4/channels/{id}/watching', { params: { id: Number(id) }, body: { watching: 'following' } });
      await Promise.all([...chosen].map(follow));
    },
    onSuccess: onDone,
    onError: () => toast({ kind: 'error', text: t('errors.action') }),
  });
  if (suggested.isPending) return <RowsSkeleton label={t('app.loading')} rows={3} />;
  if (!suggested.data) {
    return <FailedState title={t('onboarding.failed')} onRetry={() => void suggested.refetch()} />;
  }
  const { tags, boards } = suggested.data;
  const choices = hasTags
    ? tags.map(({ tag }) => ({ key: tag, text: `#${tag}` }))
    : boards.map(({ id, name }) => ({ key: String(id), text: name }));
  return (
    <form
      id="welcome-interests"
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <p className={classes.text}>{t(hasTags ? 'onboarding.interests.text' : 'onboarding.interests.boards')}</p>
      <Choices
        label={t('onboarding.interests.title')}
        choices={choices}
        chosen={chosen}
        onToggle={(key) => setChosen((before) => toggled(before, key))}
      />
      {buttons('welcome-interests', save.isPending)}
    </form>
  );
}
