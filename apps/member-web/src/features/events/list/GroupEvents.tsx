import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acting, useMe } from '../../../lib/session/session.ts';
import { Part } from '../../../ui/part/Part.tsx';
import classes from '../../../ui/place/Screen.module.css';
import NewEventDialog from '../edit/NewEventDialog.tsx';
import { EventList } from './EventList.tsx';

const PARTS = ['upcoming', 'past'] as const;

/** What a group does together; whoever is in it plans more (docs/adr/0049). */
export function GroupEvents({ groupId, isIn }: { groupId: number; isIn: boolean }) {
  const { t } = useTranslation();
  const me = useMe();
  const [shown, setShown] = useState<(typeof PARTS)[number]>('upcoming');
  const [makes, setMakes] = useState(false);
  return (
    <section aria-label={t('calendar.title')}>
      <div className={classes.bar}>
        <div className={classes.choice} role="group" aria-label={t('events.shown.label')}>
          {PARTS.map((name) => (
            <button key={name} type="button" aria-pressed={name === shown} onClick={() => setShown(name)}>
              {t(`events.shown.${name}`)}
            </button>
          ))}
        </div>
        {isIn && acting(me) && (
          <Button
            data-end
            leftSection={<IconPlus size={17} stroke={1.9} aria-hidden="true" />}
            onClick={() => setMakes(true)}
          >
            {t('events.new')}
          </Button>
        )}
      </div>
      <EventList key={shown} shown={shown} groupId={groupId} />
      {makes && (
        <Part missing="opened">
          <NewEventDialog groupId={groupId} onDone={() => setMakes(false)} />
        </Part>
      )}
    </section>
  );
}
