import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SliderRoom } from '../../ui/place/SliderRoom.tsx';
import { EventRow } from './list/EventRow.tsx';
import classes from './EventsSlider.module.css';
import { newestOptions } from './queries/events.query.ts';

/** The two newest upcoming events, between the fourth and fifth topic of the home feed (part 1 §2 and §9). */
export default function EventsSlider() {
  const { t } = useTranslation();
  const { data: events } = useQuery(newestOptions);
  if (!events) return <SliderRoom height={394} />;
  if (events.length === 0) return null;
  return (
    <article className={classes.slider} aria-labelledby="new-events">
      <h2 id="new-events" className={classes.title}>
        {t('events.newest')}
      </h2>
      <ul className={classes.list}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
    </article>
  );
}
