import { Button } from '@mantine/core';
import { IconCalendarDown, IconPencil } from '@tabler/icons-react';
import { eventFile } from '@lyceum/contracts/calendar/live';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { ReportButton } from '../../../entities/reports/ReportButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Badges, useComing, useWhere } from '../EventFacts.tsx';
import { Faces } from '../Faces.tsx';
import type { Event } from '../queries/events.query.ts';
import { DateLeaf } from '../when/DateLeaf.tsx';
import { When } from '../when/When.tsx';
import { Joining } from './Joining.tsx';
import { LiveRoom } from './LiveRoom.tsx';
import classes from '../../../ui/place/Place.module.css';

/** Heading of an event: date, location, attendees and the member's actions. */
export function EventHead({ event }: { event: Event }) {
  const { t } = useTranslation();
  const where = useWhere(event);
  const coming = useComing(event);
  const may = (permission: Event['permissions'][number]) => event.permissions.includes(permission);
  return (
    <header className={classes.card}>
      {event.image && <img className={classes.picture} src={event.image} alt="" />}
      <div className={classes.head}>
        <DateLeaf event={event} />
        <div className={classes.words}>
          <PageHeading title={event.title} className={classes.title} />
          <p className={classes.facts}>
            <When event={event} />
          </p>
          {may('READ') && where && <p className={classes.facts}>{where}</p>}
          <p className={classes.badges}>
            <Badges event={event} />
            {may('READ') && (
              <span className={classes.coming}>
                <Faces event={event} />
                {coming}
              </span>
            )}
          </p>
        </div>
      </div>
      <div className={classes.actions}>
        <Joining event={event} />
        <LiveRoom event={event} />
        <span className={classes.tools}>
          {may('READ') && event.founder && <ReportButton of={{ kind: 'event', id: event.id }} by={event.founder.id} />}
          {may('READ') && (
            <Button
              component="a"
              href={eventFile(event.slug)}
              variant="default"
              leftSection={<IconCalendarDown size={17} stroke={1.7} aria-hidden="true" />}
            >
              {t('events.file')}
            </Button>
          )}
          {may('EDIT') && (
            <Button
              component={Link}
              to={paths.eventEdit(event.slug)}
              variant="default"
              leftSection={<IconPencil size={17} stroke={1.7} aria-hidden="true" />}
            >
              {t('events.edit.open')}
            </Button>
          )}
        </span>
      </div>
    </header>
  );
}
