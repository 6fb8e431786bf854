import { Button } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { defaultAvatar } from '@lyceum/contracts/identity/default-avatar';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import type { Me } from '../../lib/session/session.ts';
import { toast } from '../../lib/toast.ts';
import { startOptions, useKeepStart } from './start.query.ts';
import classes from './StartCard.module.css';

/** Where each step is done. An introduction is written in the card next to this one, or on its board. */
const PLACES = {
  picture: paths.settings(),
  introduction: paths.home,
  comment: `${paths.home}?tab=unanswered`,
  board: paths.boards,
} as const;

/** Checklist of a new member on the home page, until all is done or they hide it. */
export default function StartCard({ me }: { me: Me }) {
  const { t } = useTranslation();
  const start = useQuery(startOptions).data;
  const keep = useKeepStart();
  if (!start?.checklist) return null;
  const steps = [{ step: 'picture' as const, done: me.avatar !== defaultAvatar(me.id) }, ...start.checklist];
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  const dismiss = () =>
    keep.mutate(
      { dismissed: true },
      {
        onSuccess: () => toast({ kind: 'success', text: t('onboarding.checklist.dismissed') }),
        onError: () => toast({ kind: 'error', text: t('errors.action') }),
      },
    );
  return (
    <section className={classes.card} aria-labelledby="start-title">
      <div className={classes.head}>
        <h2 id="start-title" className={classes.title}>
          {t('onboarding.checklist.title')}
        </h2>
        <span className={classes.quiet}>{t('onboarding.checklist.progress', { done, count: steps.length })}</span>
        <Button variant="subtle" size="compact-sm" loading={keep.isPending} onClick={dismiss}>
          {t('onboarding.checklist.dismiss')}
        </Button>
      </div>
      <ul className={classes.list}>
        {steps.map(({ step, done: isDone }) => {
          const Sign = isDone ? IconCircleCheck : IconCircle;
          return (
            <li key={step} data-done={isDone || undefined}>
              <Sign size={19} stroke={1.7} aria-hidden="true" />
              <span className="visually-hidden">{t(`onboarding.checklist.${isDone ? 'done' : 'open'}`)}: </span>
              {isDone ? (
                t(`onboarding.checklist.${step}`)
              ) : (
                <Link to={PLACES[step]}>{t(`onboarding.checklist.${step}`)}</Link>
              )}
            </li>
          );
        })}
      </ul>
      {start.welcome && (
        <Link to="/welcome" className={classes.more}>
          {t('onboarding.checklist.welcome')}
        </Link>
      )}
    </section>
  );
}
