import { EVENT_LIMITS } from '@lyceum/contracts/calendar/limits';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { Faces } from '../Faces.tsx';
import { type Event, upcomingOptions } from '../queries/events.query.ts';
import { DateLeaf } from '../when/DateLeaf.tsx';
import { When } from '../when/When.tsx';
import classes from '../../../ui/place/Card.module.css';

/** Number of avatars per entry (part 2 §9). */
const FACES = 2;

/** The next events, in the right rail (part 3 §2). */
export default function Upcoming({ most = EVENT_LIMITS.upcoming }: { most?: number }) {
  const { t } = useTranslation();
  const { data: events } = useQuery(upcomingOptions);
  if (!events) return null;
  return (
    <section className={classes.card} aria-labelledby="upcoming-events">
      <h2 id="upcoming-events" className={classes.title}>
        {t('events.upcoming.title')}
      </h2>
      {events.length === 0 ? (
        <p className={classes.none}>
          <IconCalendarEvent size={17} stroke={1.7} aria-hidden="true" /> {t('events.upcoming.none')}
        </p>
      ) : (
        <ul className={classes.list}>
          {events.slice(0, most).map((event) => (
            <Item key={event.id} event={event} />
          ))}
        </ul>
      )}
      <Link to={paths.events} className={classes.all}>
        {t('events.upcoming.all')}
      </Link>
    </section>
  );
}

export function Item({ event }: { event: Event }) {
  const { t } = useTranslation();
  return (
    <li className={classes.item}>
      <DateLeaf event={event} small />
      <div className={classes.words}>
        <Link to={paths.event(event.slug)} className={classes.name}>
          {event.title}
        </Link>
        <p className={classes.facts}>
          <When event={event} short />
        </p>
        {event.members_count > 0 && (
          <p className={classes.facts}>
            <Faces event={event} most={FACES} size={20} />
            {t('events.going', { count: event.members_count })}
          </p>
        )}
      </div>
    </li>
  );
}
