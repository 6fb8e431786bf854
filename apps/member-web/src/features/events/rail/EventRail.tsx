import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PeopleCard } from '../../../entities/members/PeopleCard.tsx';
import { paths } from '../../../lib/address/paths.ts';
import { LIVE } from '../../../lib/realtime/catch-up.ts';
import card from '../../../ui/place/Card.module.css';
import rail from '../../../ui/rail/Rail.module.css';
import { eventKeys } from '../queries/keys.ts';
import { type Event, upcomingOptions } from '../queries/events.query.ts';
import { Item } from './Upcoming.tsx';

const OTHERS = 3;

/** The description and people of an event, unless the open tab shows them, and other events. */
export function EventRail({ event, tab }: { event: Event; tab: string }) {
  const { t } = useTranslation();
  const { data: events = [] } = useQuery(upcomingOptions);
  const others = events.filter(({ id }) => id !== event.id).slice(0, OTHERS);
  const reads = event.permissions.includes('READ');
  return (
    <>
      {reads && tab !== 'about' && event.excerpt && (
        <section className={card.card} aria-labelledby="rail-event">
          <h2 id="rail-event" className={card.title}>
            {t('rail.about')}
          </h2>
          <p className={rail.text}>{event.excerpt}</p>
        </section>
      )}
      {reads && tab !== 'about' && <PeopleCard title={t('rail.organisers')} members={event.organisers} />}
      {reads && tab !== 'members' && (
        <PeopleCard title={t('rail.coming')} members={event.memberSelection}>
          {event.members_count > event.memberSelection.length && (
            <Link to={paths.event(event.slug, 'members')} className={card.all}>
              {t('rail.allMembers')}
            </Link>
          )}
        </PeopleCard>
      )}
      <EventsCard title={t('rail.otherEvents')} events={others} />
    </>
  );
}

/** Query options of the next event of a group. */
export const nextOfGroupOptions = (groupId: number) =>
  queryOptions({
    queryKey: [...eventKeys.list('next', groupId)],
    meta: LIVE,
    queryFn: async ({ signal }) => {
      const query = {
        where_gte: `start_date:${new Date().toISOString()}`,
        group_id: groupId,
        with: 'memberSelection',
        order_by: 'start_date:asc',
        size: 1,
      };
      return (await api('GET /api/v3/events', { query, signal })).data;
    },
  });

/** The next event of a group. Nothing if there is none. */
export function NextOfGroup({ groupId }: { groupId: number }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(nextOfGroupOptions(groupId));
  return <EventsCard title={t('rail.next')} events={data} />;
}

function EventsCard({ title, events }: { title: string; events: readonly Event[] }) {
  if (events.length === 0) return null;
  return (
    <section className={card.card} aria-label={title}>
      <h2 className={card.title}>{title}</h2>
      <ul className={card.list}>
        {events.map((event) => (
          <Item key={event.id} event={event} />
        ))}
      </ul>
    </section>
  );
}
