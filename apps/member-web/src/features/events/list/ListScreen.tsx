import { Button } from '@mantine/core';
import { IconCalendarShare, IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import NewEventDialog from '../edit/NewEventDialog.tsx';
import CalendarDialog from './CalendarDialog.tsx';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { acting, isStaff, useMe } from '../../../lib/session/session.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Part } from '../../../ui/part/Part.tsx';
import { Month } from '../month/Month.tsx';
import { SHOWN, type Shown } from '../queries/events.query.ts';
import { useSeenToday } from '../today/today.ts';
import { EventList } from './EventList.tsx';
import classes from '../../../ui/place/Screen.module.css';

const isShown = (name: string | null): name is Shown => (SHOWN as readonly (string | null)[]).includes(name);

/** `/events`: upcoming and past events, and the member's own, as a list or per month. */
export function ListScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const [query, setQuery] = useSearchParams();
  const [opened, setOpened] = useState<'new' | 'calendar' | null>(null);
  const seen = useSeenToday();
  useEffect(() => seen(), [seen]);

  const asked = query.get('show');
  const shown = isShown(asked) ? asked : 'upcoming';
  const byMonth = query.get('view') === 'month';
  const offered = SHOWN.filter((name) => me || name === 'upcoming' || name === 'past');
  const go = (to: Record<string, string | null>) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(to)) {
          if (value === null) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const close = () => setOpened(null);
  return (
    <>
      <div className={classes.head}>
        <PageHeading title={t('calendar.title')} className={classes.title}>
          {t('calendar.title')}
        </PageHeading>
        {acting(me) && (
          <Button
            variant="default"
            leftSection={<IconCalendarShare size={17} stroke={1.7} aria-hidden="true" />}
            onClick={() => setOpened('calendar')}
          >
            {t('events.feed.open')}
          </Button>
        )}
        {me && acting(me) && isStaff(me) && (
          <Button leftSection={<IconPlus size={17} stroke={1.9} aria-hidden="true" />} onClick={() => setOpened('new')}>
            {t('events.new')}
          </Button>
        )}
      </div>
      <div className={classes.bar}>
        {!byMonth && (
          <div className={classes.choice} role="group" aria-label={t('events.shown.label')}>
            {offered.map((name) => (
              <button key={name} type="button" aria-pressed={name === shown} onClick={() => go({ show: name })}>
                {t(`events.shown.${name}`)}
              </button>
            ))}
          </div>
        )}
        <div className={classes.choice} data-end role="group" aria-label={t('events.views')}>
          <button type="button" aria-pressed={!byMonth} onClick={() => go({ view: null, month: null })}>
            {t('events.list')}
          </button>
          <button type="button" aria-pressed={byMonth} onClick={() => go({ view: 'month' })}>
            {t('events.month')}
          </button>
        </div>
      </div>
      {byMonth ? (
        <Month asked={query.get('month')} onMonth={(month) => go({ month })} />
      ) : (
        <EventList key={shown} shown={shown} />
      )}
      <Part missing="opened">
        {opened === 'new' && <NewEventDialog onDone={close} />}
        {opened === 'calendar' && <CalendarDialog onDone={close} />}
      </Part>
    </>
  );
}
