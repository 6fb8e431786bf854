import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { dateOf } from '@lyceum/browser/time';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider, MemberDecision } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Panel } from '../record/Panel.tsx';
import { Rows } from '../record/Rows.tsx';
import { useReasonName } from '../review/use-reason-name.ts';
import { Badge } from '../ui/Badge.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import { useReader } from '../ui/use-reader.ts';

/** Panel of the decisions about a member, with their appeals. */
export function DecisionsPanel({ id }: { id: number }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['members', 'decisions', id],
    queryFn: async () => (await provider.memberDecisions(id)).data,
  });
  return (
    <Panel title={translate('member.decisions.title')}>
      {isError ? <FailedState error={error} onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{translate('member.decisions.none')}</Box>
      ) : (
        <Rows>
          {(data ?? []).map((decision) => (
            <DecisionRow key={decision.id} decision={decision} />
          ))}
        </Rows>
      )}
    </Panel>
  );
}

function DecisionRow({ decision }: { decision: MemberDecision }) {
  const translate = useTranslate();
  const reader = useReader();
  const reasonName = useReasonName();
  const { kind, thing, statement, rule, until, ended_at, confirmed_at, appeal, decided_by, created_at } = decision;
  const date = (moment: string) => ({ date: dateOf(moment, reader) });
  const facts = [
    decided_by?.name,
    until && translate('member.decisions.until', date(until)),
    ended_at && translate('member.decisions.ended', date(ended_at)),
    kind === 'warned' &&
      (confirmed_at ? translate('member.decisions.read', date(confirmed_at)) : translate('member.decisions.unread')),
    rule && reasonName(rule),
  ].filter(Boolean);
  return (
    <li>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{translate(`member.decisions.kinds.${kind}`)}</strong>
        {thing?.title ? `: ${thing.title}` : null}
        {statement ? <div>{statement}</div> : null}
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          <RelativeTime moment={created_at} />
          {facts.length > 0 ? ` · ${facts.join(' · ')}` : null}
        </Box>
        {appeal ? <div>{translate('member.decisions.appealed', { text: appeal.text })}</div> : null}
      </Box>
      {appeal ? <Badge tone="quiet">{translate(`member.decisions.${appeal.outcome ?? 'waiting'}`)}</Badge> : null}
    </li>
  );
}
