import Box from '@mui/material/Box';
import { useTranslate, useFieldName } from '../i18n/use-translate.ts';
import type { Event } from '../data/types.ts';
import { History } from '../history/History.tsx';
import { useCount } from '../list/Total.tsx';
import { Columns } from '../record/Columns.tsx';
import { Fact, Facts } from '../record/Facts.tsx';
import { Panel } from '../record/Panel.tsx';
import { RecordPage } from '../record/RecordPage.tsx';
import { CommunityLink, LinkButton } from '../ui/links.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { ReasonedCommand } from '../ui/ReasonedCommand.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Attendees } from './Attendees.tsx';
import { EventBadges } from './EventList.tsx';
import { EventWhen } from './EventWhen.tsx';
import { LiveRoom } from './LiveRoom.tsx';

/** Page that shows an event, with its attendees, live room and commands. */
export default function EventShow() {
  return <RecordPage<Event>>{(event) => <EventRecord event={event} />}</RecordPage>;
}

function EventRecord({ event }: { event: Event }) {
  const translate = useTranslate();
  return (
    <>
      <PageHeading
        title={event.title}
        back={{ to: '/events', label: translate('resources.events.name', { count: 2 }) }}
        under={<EventBadges event={event} />}
        actions={
          <>
            <CommunityLink href={`/events/${event.slug}`} />
            {event.permissions.includes('EDIT') ? (
              <LinkButton to={`/events/${event.id}`}>{translate('board.edit')}</LinkButton>
            ) : null}
            {event.permissions.includes('CANCEL') ? <CancelEvent event={event} /> : null}
          </>
        }
      />
      <Columns
        aside={
          <>
            <History kind="event" id={event.id} name={event.title} />
            {event.live_room ? (
              <History
                kind="live-room"
                id={event.live_room.id}
                name={event.title}
                title={translate('event.room.history')}
              />
            ) : null}
          </>
        }
      >
        <About event={event} />
        {event.live_room ? <LiveRoom first={event.live_room} /> : null}
        <Attendees event={event} status="going" />
        <Attendees event={event} status="waiting" />
        <Attendees event={event} status="invited" />
        <Attendees event={event} status="declined" />
      </Columns>
    </>
  );
}

function About({ event }: { event: Event }) {
  const translate = useTranslate();
  const count = useCount();
  const fieldName = useFieldName();
  const label = (field: keyof Event) => fieldName('events', field);
  return (
    <Panel title={translate('event.about')}>
      <Box sx={{ mb: 3, maxWidth: '65ch' }}>
        {event.description ? <RichText html={event.description} /> : translate('board.noDescription')}
      </Box>
      <Facts>
        <Fact label={label('start_date')}>
          <EventWhen event={event} />
        </Fact>
        <Fact label={label('status')}>{translate(`event.statuses.${event.status}`)}</Fact>
        {event.category ? <Fact label={label('category_id')}>{event.category.name}</Fact> : null}
        {event.full_address ? <Fact label={label('full_address')}>{event.full_address}</Fact> : null}
        {event.url ? <Fact label={label('url')}>{event.url}</Fact> : null}
        <Fact label={label('members_count')}>
          {event.capacity === null
            ? count(event.members_count)
            : translate('event.ofPlaces', { number: event.members_count, capacity: event.capacity })}
        </Fact>
        <Fact label={label('organisers')}>{event.organisers.map(({ name }) => name).join(', ')}</Fact>
        {event.levels.length > 0 ? (
          <Fact label={label('level_ids')}>{event.levels.map(({ name }) => name).join(', ')}</Fact>
        ) : null}
      </Facts>
    </Panel>
  );
}

function CancelEvent({ event }: { event: Event }) {
  const translate = useTranslate();
  return (
    <ReasonedCommand
      label={translate('event.cancel')}
      asked={{
        name: event.title,
        title: translate('event.cancelTitle'),
        hint: translate('event.cancelHint'),
        submit: translate('event.cancel'),
        reasons: 'event.cancelReasons',
        done: translate('event.cancelDone'),
        send: (provider, reason) => provider.cancelEvent({ id: event.id, reason }),
      }}
    />
  );
}
