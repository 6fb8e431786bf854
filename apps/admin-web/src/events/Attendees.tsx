import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AttendeeStatus, ConsoleDataProvider, Event } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { AskedPanel } from '../record/AskedPanel.tsx';
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
  const query = useQuery({
    queryKey: ['events', 'attendees', { id: event.id, status }],
    queryFn: () => provider.attendees(event.id, status),
  });
  const title = translate(`event.attendees.${status}`);
  return (
    <AskedPanel title={title} query={query} failed={translate('event.attendeesFailed')}>
      {(data) =>
        data.data.length === 0 && status !== 'going' ? null : (
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
        )
      }
    </AskedPanel>
  );
}
