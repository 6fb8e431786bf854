import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AttendeeStatus, ConsoleDataProvider, Event } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { Panel } from '../record/Panel.tsx';
import { Rows } from '../record/Rows.tsx';
import { RecordLink } from '../ui/links.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';

interface Props {
  event: Event;
  status: AttendeeStatus;
}

/** Who comes, waits, was invited or has declined; those who wait in their order. The first hundred. */
export function Attendees({ event, status }: Props) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { data, isPending, refetch } = useQuery({
    queryKey: ['events', 'attendees', { id: event.id, status }],
    queryFn: () => provider.attendees(event.id, status),
  });
  const title = translate(`event.attendees.${status}`);
  if (isPending) {
    return (
      <Panel title={title}>
        <Skeleton variant="rounded" height={40} aria-label={translate('app.loading')} />
      </Panel>
    );
  }
  if (!data) {
    return (
      <Panel title={title}>
        <Box role="alert" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          {translate('event.attendeesFailed')}
          <Button size="small" variant="outlined" onClick={() => void refetch()}>
            {translate('app.retry')}
          </Button>
        </Box>
      </Panel>
    );
  }
  if (data.data.length === 0 && status !== 'going') return null;
  return (
    <Panel title={`${title} (${data.meta.total})`}>
      {data.data.length === 0 ? translate('event.nobody') : null}
      <Rows>
        {data.data.map(({ id, name, since, place }) => (
          <li key={id}>
            {place === null ? null : <strong>{place}</strong>}
            <RecordLink resource="members" id={id}>
              {name}
            </RecordLink>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              <RelativeTime moment={since} />
            </Box>
            <ReasonedCommand
              label={translate('event.remove')}
              rowLabel={translate('event.removeOf', { name })}
              sx={{ ml: 'auto' }}
              asked={{
                name,
                title: translate('event.removeTitle'),
                hint: translate('event.removeHint'),
                submit: translate('event.remove'),
                reasons: 'event.removeReasons',
                done: translate('event.removed'),
                send: (commands, reason) => commands.removeAttendee({ id: event.id, member_id: id, reason }),
              }}
            />
          </li>
        ))}
      </Rows>
    </Panel>
  );
}
