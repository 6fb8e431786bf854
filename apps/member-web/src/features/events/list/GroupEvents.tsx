import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../../../ui/part/Part.tsx';
import classes from '../../../ui/place/Screen.module.css';
import NewEventDialog from '../edit/NewEventDialog.tsx';
import type { Event } from '../queries/events.query.ts';
import { EventList } from './EventList.tsx';

interface Props {
  group: { id: number; status: Event['status'] };
  /** Whether the member may create events for the group. */
  makes: boolean;
}

const OFFERED = ['upcoming', 'past'] as const;

/** Upcoming and past events of a group, as far as the member may see them. */
export default function GroupEvents({ group, makes }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<(typeof OFFERED)[number]>('upcoming');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <div className={classes.bar}>
        <div className={classes.choice} role="group" aria-label={t('events.shown.label')}>
          {OFFERED.map((name) => (
            <button key={name} type="button" aria-pressed={name === shown} onClick={() => setShown(name)}>
              {t(`events.shown.${name}`)}
            </button>
          ))}
        </div>
        {makes && (
          <Button
            ml="auto"
            leftSection={<IconPlus size={17} stroke={1.9} aria-hidden="true" />}
            onClick={() => setOpened(true)}
          >
            {t('events.new')}
          </Button>
        )}
      </div>
      <EventList key={shown} shown={shown} groupId={group.id} />
      <Part missing="opened">{opened && <NewEventDialog group={group} onDone={() => setOpened(false)} />}</Part>
    </>
  );
}
