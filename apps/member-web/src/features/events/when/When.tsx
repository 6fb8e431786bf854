import { useTranslation } from 'react-i18next';
import { useReader } from '../../../lib/time/reader.ts';
import type { Event } from '../queries/events.query.ts';
import { shortText, spanText, thereText } from './event-time.ts';
import classes from './When.module.css';

interface Props {
  event: Event;
  /** Shows only the start, for narrow layouts. */
  short?: boolean;
}

/** Date and time in the viewer's time zone, and in the event's zone if that differs. */
export function When({ event, short = false }: Props) {
  const { t } = useTranslation();
  const reader = useReader();
  const there = short ? null : thereText(event, reader);
  return (
    <>
      <time dateTime={event.all_day && event.start_day ? event.start_day : event.starts_at}>
        {short ? shortText(event, reader) : spanText(event, reader)}
      </time>
      {event.all_day && !short && ` · ${t('events.allDay')}`}
      {there && <span className={classes.there}> · {t('events.there', { time: there, zone: event.time_zone })}</span>}
    </>
  );
}
