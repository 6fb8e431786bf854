import AddOutlined from '@mui/icons-material/AddOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import { DataTable, type SortPayload, useCanAccess } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import type { Event } from '../data/types.ts';
import { CardFacts, Cards } from '../list/Cards.tsx';
import { FilterField } from '../list/FilterField.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { Table } from '../list/Table.tsx';
import { Badge } from '../ui/Badge.tsx';
import { LinkButton, RecordLink } from '../ui/links.tsx';
import { EventWhen } from './EventWhen.tsx';

const NEWEST_FIRST: SortPayload = { field: 'id', order: 'DESC' };

/** List page of all events that the user may read: past, upcoming and cancelled. */
export default function EventList() {
  const translate = useTranslate();
  return (
    <ListPage
      icon={<EventOutlined />}
      search={translate('event.search')}
      sort={NEWEST_FIRST}
      filters={<Filters />}
      sortFields={['start_date', 'title']}
      actions={<NewEvent />}
      table={<EventTable />}
      cards={<EventCards />}
    />
  );
}

function Filters() {
  const translate = useTranslate();
  return (
    <>
      <FilterField
        source="status"
        label={translate('resources.events.fields.status')}
        choices={(['public', 'private', 'secret'] as const).map((value) => ({
          value,
          label: translate(`event.statuses.${value}`),
        }))}
      />
      <FilterField
        source="cancelled"
        label={translate('event.taking')}
        choices={[
          { value: 'false', label: translate('event.on') },
          { value: 'true', label: translate('event.cancelled') },
        ]}
      />
    </>
  );
}

function NewEvent() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'events', action: 'create' });
  if (!canAccess) return null;
  return (
    <LinkButton to="/events/create" variant="contained" startIcon={<AddOutlined aria-hidden="true" />}>
      {translate('event.create')}
    </LinkButton>
  );
}

function Named({ event }: { event: Event }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <RecordLink resource="events" id={event.id} row>
        {event.title}
      </RecordLink>
      <EventBadges event={event} />
    </Box>
  );
}

/** Badges for an event that is not public or is cancelled. */
export function EventBadges({ event }: { event: Event }) {
  const translate = useTranslate();
  return (
    <>
      {event.status === 'public' ? null : <Badge tone="accent">{translate(`event.statuses.${event.status}`)}</Badge>}
      {event.cancelled_at ? <Badge tone="flame">{translate('event.cancelled')}</Badge> : null}
    </>
  );
}

const Column = DataTable.Col<Event>;

function EventTable() {
  return (
    <Table>
      <Column source="title" render={(event) => <Named event={event} />} sx={{ minWidth: 260 }} />
      <Column source="start_date" render={(event) => <EventWhen event={event} />} />
      <Column source="category.name" disableSort />
      <DataTable.NumberCol<Event> source="members_count" disableSort />
      <DataTable.NumberCol<Event> source="waiting_count" disableSort />
    </Table>
  );
}

function EventCards() {
  const translate = useTranslate();
  return (
    <Cards<Event>>
      {(event) => (
        <>
          <Named event={event} />
          <CardFacts>
            <EventWhen event={event} />
            <span>{translate('event.going', { count: event.members_count })}</span>
          </CardFacts>
        </>
      )}
    </Cards>
  );
}
