import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../entities/members/Avatar.tsx';
import { toast } from '../../../lib/toast.ts';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { suggestionsOptions } from '../start.query.ts';
import type { StepProps } from '../WelcomeScreen.tsx';
import classes from '../Welcome.module.css';
import { Choices, toggled } from './Choices.tsx';

/** The third step: boards to watch and members to follow, those of the interests first. */
export function FollowStep({ interests, onDone, buttons }: StepProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const suggested = useQuery(suggestionsOptions(interests));
  const [boards, setBoards] = useState<ReadonlySet<string>>(new Set());
  const [people, setPeople] = useState<ReadonlySet<string>>(new Set());
  const save = useMutation({
    mutationFn: async () => {
      const watched = [...boards].map((id) =>
        api('PUT /api/v4/channels/{id}/watching', { params: { id: Number(id) }, body: { watching: 'watching' } }),
      );
      const followed = [...people].map((id) => api('POST /api/v4/users/{id}/follow', { params: { id: Number(id) } }));
      await Promise.all([...watched, ...followed]);
      await client.invalidateQueries({ queryKey: ['board-marks'] });
    },
    onSuccess: onDone,
    onError: () => toast({ kind: 'error', text: t('errors.action') }),
  });
  if (suggested.isPending) return <RowsSkeleton label={t('app.loading')} rows={4} />;
  if (!suggested.data) {
    return <FailedState title={t('onboarding.failed')} onRetry={() => void suggested.refetch()} />;
  }
  const { boards: active, members } = suggested.data;
  return (
    <form
      id="welcome-follow"
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      {active.length === 0 && members.length === 0 && <p className={classes.text}>{t('onboarding.follow.none')}</p>}
      {active.length > 0 && (
        <div>
          <h2 className={classes.heading}>{t('onboarding.follow.boards')}</h2>
          <Choices
            label={t('onboarding.follow.boards')}
            choices={active.map(({ id, name }) => ({
              key: String(id),
              label: t('onboarding.watch', { name }),
              text: name,
            }))}
            chosen={boards}
            onToggle={(key) => setBoards((before) => toggled(before, key))}
          />
        </div>
      )}
      {members.length > 0 && (
        <div>
          <h2 className={classes.heading}>{t('onboarding.follow.people')}</h2>
          <Choices
            label={t('onboarding.follow.people')}
            choices={members.map((member) => ({
              key: String(member.id),
              label: t('onboarding.followOne', { name: member.name }),
              text: (
                <>
                  <Avatar member={member} size={24} />
                  {member.name}
                </>
              ),
            }))}
            chosen={people}
            onToggle={(key) => setPeople((before) => toggled(before, key))}
          />
        </div>
      )}
      {buttons('welcome-follow', save.isPending)}
    </form>
  );
}
