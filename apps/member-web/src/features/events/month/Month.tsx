import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { clockOf, dateOf } from '@lyceum/browser/time';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { useReader } from '../../../lib/time/reader.ts';
import { fieldTime } from '../../../lib/time/zoned-time.ts';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { type Event, monthOptions } from '../queries/events.query.ts';
import classes from './Month.module.css';
import { byDay, gridOf, monthAfter, monthOf } from './month.ts';

const SHOWN = 3;
/** A Monday, to derive the names of the weekdays. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

interface Props {
  asked: string | null;
  onMonth: (month: string | null) => void;
}

/** A month as a table of weeks. On phones, a list of the days with events. */
export function Month({ asked, onMonth }: Props) {
  const { t } = useTranslation();
  const reader = useReader();
  const today = fieldTime(new Date(), reader.zone).slice(0, 10);
  const month = monthOf(asked, today);
  const found = useQuery(monthOptions(month));
  const days = gridOf(month);
  const events = byDay(found.data ?? [], days, reader.zone);
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(reader.language, { timeZone: 'UTC', ...options });
  const names = Array.from({ length: 7 }, (_, at) => new Date(MONDAY + at * DAY_MS));
  return (
    <section aria-label={t('events.month')} aria-busy={found.isPending}>
      <div className={classes.head}>
        <h2 className={classes.title} aria-live="polite">
          {inUtc({ month: 'long', year: 'numeric' }).format(new Date(`${month}-15T00:00:00Z`))}
        </h2>
        <Button variant="default" size="xs" disabled={month === today.slice(0, 7)} onClick={() => onMonth(null)}>
          {t('events.thisMonth')}
        </Button>
        <ActionIcon
          variant="default"
          aria-label={t('events.monthBefore')}
          onClick={() => onMonth(monthAfter(month, -1))}
        >
          <IconChevronLeft size={17} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={t('events.monthAfter')} onClick={() => onMonth(monthAfter(month, 1))}>
          <IconChevronRight size={17} aria-hidden="true" />
        </ActionIcon>
      </div>
      {found.isError && <FailedState quiet title={t('events.failed')} onRetry={() => void found.refetch()} />}
      <div className={classes.names} aria-hidden="true">
        {names.map((day) => (
          <span key={day.getTime()}>{inUtc({ weekday: 'short' }).format(day).slice(0, 2)}</span>
        ))}
      </div>
      <ol className={classes.grid}>
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            name={dateOf(`${day}T12:00:00Z`, { ...reader, zone: 'UTC' })}
            events={events.get(day)!}
            isToday={day === today}
            isOther={!day.startsWith(month)}
          />
        ))}
      </ol>
    </section>
  );
}

interface DayProps {
  day: string;
  name: string;
  events: readonly Event[];
  isToday: boolean;
  isOther: boolean;
}

function Day({ day, name, events, isToday, isOther }: DayProps) {
  const { t } = useTranslation();
  const rest = events.length - SHOWN;
  return (
    <li
      className={classes.day}
      data-other={isOther || undefined}
      data-empty={events.length === 0 || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className={classes.number}>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <span className={classes.dayName}>{t('events.onDay', { day: name, count: events.length })}</span>
      </span>
      {events.length > 0 && (
        <ul className={classes.events}>
          {events.map((event, index) => (
            <li key={event.id} data-over={index >= SHOWN || undefined}>
              <Entry event={event} />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <span className={classes.rest}>{t('events.more', { count: rest })}</span>}
    </li>
  );
}

function Entry({ event }: { event: Event }) {
  const { t } = useTranslation();
  const reader = useReader();
  const { all_day, cancelled_at, color, slug, starts_at, title } = event;
  return (
    <Link
      to={paths.event(slug)}
      className={classes.event}
      title={title}
      data-off={cancelled_at !== null || undefined}
      style={{ '--color': color } as React.CSSProperties}
    >
      <span className={classes.time}>{all_day ? t('events.allDay') : clockOf(starts_at, reader)}</span> {title}
      {cancelled_at !== null && <span className="visually-hidden">{t('events.cancelled')}</span>}
    </Link>
  );
}
