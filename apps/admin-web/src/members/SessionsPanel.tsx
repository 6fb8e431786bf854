import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { ConsoleDataProvider, Member, Session } from '../data/types.ts';
import { useCommand } from '../data/use-command.ts';
import { Panel } from '../record/Panel.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { Rows } from '../record/Rows.tsx';

/** Panel of a member's sessions. Ending a session takes effect on its next request. */
export function SessionsPanel({ member }: { member: Member }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['sessions', member.id],
    queryFn: async () => (await provider.sessions(member.id)).data,
  });
  const endAll = useCommand((commands) => commands.endSessions({ id: member.id }), translate('member.sessionsEnded'));
  const several = (data?.length ?? 0) > 1;
  return (
    <Panel
      title={translate('member.sessions')}
      action={
        several ? (
          <Button size="small" variant="outlined" onClick={() => void endAll(undefined)}>
            {translate('member.endAll')}
          </Button>
        ) : null
      }
    >
      {error ? <FailedState error={error} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{translate('member.noSessions')}</Box>
      ) : (
        <Rows>
          {data?.map((session) => (
            <SessionRow key={session.id} session={session} member={member} />
          ))}
        </Rows>
      )}
    </Panel>
  );
}

function SessionRow({ session, member }: { session: Session; member: Member }) {
  const translate = useTranslate();
  const end = useCommand(
    (provider) => provider.endSession({ id: member.id, session_id: session.id }),
    translate('member.sessionEnded'),
  );
  const device = session.device || translate('member.unknownDevice');
  return (
    <li>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        {session.impersonated ? translate('member.actedFor') : device}
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {session.address} · <RelativeTime moment={session.last_seen_at} />
        </Box>
      </Box>
      {session.current ? (
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{translate('member.thisSession')}</Box>
      ) : (
        <Button
          size="small"
          variant="outlined"
          onClick={() => void end(undefined)}
          aria-label={translate('member.endNamed', { device })}
        >
          {translate('member.end')}
        </Button>
      )}
    </li>
  );
}
