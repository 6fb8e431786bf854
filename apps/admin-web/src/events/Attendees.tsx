import Box from '@mui/material/Box';
import type { calendar } from '@lyceum/contracts';
import type { AttendeeStatus, Event } from '../data/types.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { PagedPanel } from '../record/PagedPanel.tsx';
import { RecordLink } from '../ui/links.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';

interface Props {
  event: Event;
  status: AttendeeStatus;
}

/** Panel of the members with one attendance status. The waiting list is in queue order. */
export function Attendees({ event, status }: Props) {
  const translate = useTranslate();
  return (
    <PagedPanel<calendar.Attendee>
      title={translate(`event.attendees.${status}`)}
      name={['events', 'attendees', event.id, status]}
      ask={(provider, asked) => provider.attendees(event.id, status, asked)}
      failed={translate('event.attendeesFailed')}
      nobody={status === 'going' ? translate('event.nobody') : null}
      row={({ id, name, since, place }) => (
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
      )}
    />
  );
}
