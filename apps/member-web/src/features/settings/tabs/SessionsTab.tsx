import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { account } from '@lyceum/contracts';
import { useRetry } from '../../../lib/retry.ts';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useEndSession, useSessions } from '../settings.mutations.ts';
import classes from '../Settings.module.css';

/** Settings tab with the member's sessions. Ending one takes effect on its next request. */
export function SessionsTab() {
  const { t } = useTranslation();
  const sessions = useSessions();
  const end = useEndSession();
  const retry = useRetry();
  if (sessions.isError) return <FailedState quiet title={t('settings.sessionsFailed')} onRetry={retry} />;
  const rows = sessions.data ?? [];
  return (
    <div aria-busy={sessions.isPending || undefined}>
      <p className={classes.hint}>{t('settings.sessionsHint')}</p>
      <ul className={classes.sessions}>
        {rows.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            ending={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {rows.length > 1 && (
        <Button variant="default" loading={end.isPending && end.variables === null} onClick={() => end.mutate(null)}>
          {t('settings.endOthers')}
        </Button>
      )}
    </div>
  );
}

interface RowProps {
  session: account.Session;
  ending: boolean;
  onEnd: () => void;
}

function SessionRow({ session, ending, onEnd }: RowProps) {
  const { t } = useTranslation();
  const device = session.impersonated
    ? t('settings.administrator')
    : session.acting_as
      ? t('settings.actingAs', { name: session.acting_as.name })
      : session.device || t('settings.unknownDevice');
  return (
    <li className={classes.session}>
      <div className={classes.where}>
        <span className={classes.device}>
          {device}
          {session.current && <span className={classes.badge}>{t('settings.thisOne')}</span>}
        </span>
        <span className={classes.when}>
          {session.address} · {t('settings.lastSeen')} <RelativeTime moment={session.last_seen_at} />
        </span>
      </div>
      {!session.current && (
        <Button
          variant="default"
          size="xs"
          loading={ending}
          aria-label={t('settings.endOne', { device })}
          onClick={onEnd}
        >
          {t('settings.end')}
        </Button>
      )}
    </li>
  );
}
