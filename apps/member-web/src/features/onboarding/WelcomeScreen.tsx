import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { loginPath, safeReturn } from '../../lib/address/return-to.ts';
import { acting, type Me, useMe } from '../../lib/session/session.ts';
import { toast } from '../../lib/toast.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import { AboutStep } from './steps/AboutStep.tsx';
import { FollowStep } from './steps/FollowStep.tsx';
import { InterestsStep } from './steps/InterestsStep.tsx';
import { startOptions, useKeepStart } from './start.query.ts';
import classes from './Welcome.module.css';

/** Each step saves what is its own, and then calls `onDone`. */
export interface StepProps {
  me: Me;
  interests: readonly string[];
  onDone: () => void;
  /** The buttons below the fields. The main one submits the form with this id. */
  buttons: (form: string, busy?: boolean) => React.ReactNode;
}

const STEPS = [
  { name: 'about', Step: AboutStep },
  { name: 'interests', Step: InterestsStep },
  { name: 'follow', Step: FollowStep },
] as const;

/** `/welcome`: three steps for a new member. Each has an address. "Not now" ends all of them. */
export function WelcomeScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const location = useLocation();
  const [query] = useSearchParams();
  const start = useQuery({ ...startOptions, enabled: Boolean(me) });
  const back = safeReturn(query.get('return_to'));
  if (me === null) return <Navigate to={loginPath(location)} replace />;
  if (me && !acting(me)) return <Navigate to={back} replace />;
  if (start.isError) return <FailedState title={t('onboarding.failed')} onRetry={() => void start.refetch()} />;
  if (!me || !start.data) return <RowsSkeleton label={t('app.loading')} rows={4} />;
  return <Steps me={me} isNew={start.data.welcome} interests={start.data.interests} back={back} />;
}

function Steps({ me, isNew, interests, back }: { me: Me; isNew: boolean; interests: string[]; back: string }) {
  const { t } = useTranslation();
  const go = useNavigate();
  const [query] = useSearchParams();
  const keep = useKeepStart();
  // Someone who has been welcomed on another device goes on. The answer to the last step comes later.
  const [wasNew] = useState(isNew);
  if (!wasNew) return <Navigate to={back} replace />;
  const at = Math.max(
    0,
    STEPS.findIndex((_, index) => String(index + 1) === query.get('step')),
  );
  const { name, Step } = STEPS[at]!;
  const isLast = at === STEPS.length - 1;
  const addressOf = (step: number) => {
    const next = new URLSearchParams(query);
    next.set('step', String(step + 1));
    return `/welcome?${next.toString()}`;
  };
  const end = () =>
    keep.mutate(
      { welcomed: true },
      {
        onSuccess: () => void go(back, { replace: true }),
        onError: () => toast({ kind: 'error', text: t('errors.action') }),
      },
    );
  const onDone = () => (isLast ? end() : void go(addressOf(at + 1)));
  const buttons = (form: string, busy = false) => (
    <div className={classes.buttons}>
      {at > 0 && (
        <Button variant="default" onClick={() => void go(addressOf(at - 1))}>
          {t('onboarding.back')}
        </Button>
      )}
      <Button type="submit" form={form} loading={busy || keep.isPending}>
        {t(isLast ? 'onboarding.finish' : 'onboarding.next')}
      </Button>
      <Button variant="subtle" className={classes.skip} onClick={end}>
        {t('onboarding.skip')}
      </Button>
    </div>
  );
  return (
    <section className={classes.card}>
      <p className={classes.step}>{t('onboarding.step', { step: at + 1, count: STEPS.length })}</p>
      <div className={classes.bar} aria-hidden="true">
        {STEPS.map((step, index) => (
          <span key={step.name} data-done={index <= at || undefined} />
        ))}
      </div>
      <PageHeading key={name} title={t(`onboarding.${name}.title`)} className={classes.title} />
      <Step key={`step-${name}`} me={me} interests={interests} onDone={onDone} buttons={buttons} />
    </section>
  );
}
