import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { momentOf } from '@lyceum/browser/time';
import type { decisions } from '@lyceum/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReasonName } from '../../../entities/reports/use-reason-name.ts';
import { withTexts } from '../../../lib/i18n/texts.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { LIVE } from '../../../lib/realtime/catch-up.ts';
import { useRetry } from '../../../lib/retry.ts';
import { useReader } from '../../../lib/time/reader.ts';
import { formTexts } from '../../../ui/form/texts/index.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import classes from '../Settings.module.css';

const AppealDialog = lazyPart(withTexts(() => import('./AppealDialog.tsx'), formTexts));

/** Settings tab with the decisions of moderators about the member, their reasons, and appeals. */
export function DecisionsTab() {
  const { t } = useTranslation();
  const retry = useRetry();
  const decided = useQuery({
    queryKey: ['decisions'],
    meta: LIVE,
    queryFn: ({ signal }) => api('GET /api/v4/decisions', { signal }),
  });
  const [asking, setAsking] = useState<decisions.Decision | null>(null);
  if (decided.isError) return <FailedState quiet title={t('decisions.failed')} onRetry={retry} />;
  const rows = decided.data?.data ?? [];
  return (
    <div aria-busy={decided.isPending || undefined}>
      <p className={classes.hint}>{t(decided.data && rows.length === 0 ? 'decisions.none' : 'decisions.hint')}</p>
      <ul className={classes.sessions}>
        {rows.map((decision) => (
          <DecisionRow key={decision.id} decision={decision} onAppeal={() => setAsking(decision)} />
        ))}
      </ul>
      <Part missing="opened">{asking && <AppealDialog decision={asking} onDone={() => setAsking(null)} />}</Part>
    </div>
  );
}

function DecisionRow({ decision, onAppeal }: { decision: decisions.Decision; onAppeal: () => void }) {
  const { t } = useTranslation();
  const reader = useReader();
  const nameOf = useReasonName();
  const { kind, thing, rule, statement, until, automated, created_at, ended_at, appeal, appealable_until } = decision;
  const about = t(`decisions.kinds.${kind}`);
  const state = appeal?.outcome === 'granted' ? t('decisions.undone') : null;
  const facts = [
    thing?.title && t('decisions.about', { what: thing.title }),
    rule && t('decisions.rule', { rule: nameOf(rule) }),
    statement && t('decisions.reason', { reason: statement }),
    t(automated ? 'decisions.automated' : 'decisions.byPerson'),
    appeal && t('decisions.yourAppeal', { text: appeal.text }),
    appeal &&
      (appeal.outcome === null
        ? t('decisions.waiting')
        : t(`decisions.${appeal.outcome}`, { answer: appeal.answer ?? '' })),
  ].filter(Boolean);
  return (
    <li className={classes.session}>
      <div className={classes.where}>
        <span className={classes.device}>
          {about}
          {state && <span className={classes.badge}>{state}</span>}
        </span>
        <span className={classes.when}>
          <RelativeTime moment={created_at} />
          {until && ` · ${t('decisions.until', { date: momentOf(until, reader) })}`}
          {ended_at && ` · ${t('decisions.ended', { date: momentOf(ended_at, reader) })}`}
        </span>
        {facts.map((fact) => (
          <span key={fact} className={classes.hint}>
            {fact}
          </span>
        ))}
      </div>
      {appealable_until && !appeal && (
        <Button variant="default" onClick={onAppeal} aria-label={t('decisions.appealOne', { what: about })}>
          {t('decisions.appeal')}
        </Button>
      )}
    </li>
  );
}
