import '@mantine/core/styles/Input.css';
import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconBellRinging, IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import type { calendar } from '@lyceum/contracts';
import { EVENT_LIMITS } from '@lyceum/contracts/calendar/limits';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { type Event, remindersOptions } from '../queries/events.query.ts';
import classes from '../../../ui/place/Place.module.css';
import { firstMessage } from '../../../lib/first-message.ts';

type Ahead = Pick<calendar.Reminder, 'duration' | 'unit'>;

const OFFERED: readonly Ahead[] = [
  { duration: 15, unit: 'minutes' },
  { duration: 1, unit: 'hours' },
  { duration: 1, unit: 'days' },
  { duration: 1, unit: 'weeks' },
];

const keyOf = ({ duration, unit }: Ahead): string => `${duration} ${unit}`;
const textOf = ({ duration: count, unit }: Ahead, t: TFunction): string =>
  t('events.reminders.before', { amount: t(`events.reminders.${unit}`, { count }) });

/** The member's own reminders of an event. They arrive as notifications, and by e-mail if chosen. */
export function Reminders({ event }: { event: Event }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const options = remindersOptions(event.id);
  const { data: set, isError, refetch } = useQuery(options);
  const [chosen, setChosen] = useState(keyOf(OFFERED[1]!));
  const again = { onSettled: () => client.invalidateQueries({ queryKey: options.queryKey }) };
  const params = { id: event.id };
  const add = useMutation({
    mutationFn: (ahead: Ahead) =>
      api('POST /api/v3/events/{id}/reminders', { params, body: { reminders: [ahead], type: 'event' } }),
    ...again,
  });
  const remove = useMutation({
    mutationFn: (reminder_id: number) =>
      api('DELETE /api/v3/events/{id}/reminders', { params, query: { reminder_id, type: 'event' } }),
    ...again,
  });
  const error = add.error ?? remove.error;
  const wish = OFFERED.find((each) => keyOf(each) === chosen)!;
  return (
    <section className={classes.card} data-padded aria-labelledby="reminders">
      <h2 id="reminders" className={classes.heading}>
        {t('events.reminders.title')}
      </h2>
      <p className={classes.quiet}>{t('events.reminders.hint')}</p>
      {isError && <FailedState quiet title={t('events.reminders.failed')} onRetry={() => void refetch()} />}
      {set?.length === 0 && <p>{t('events.reminders.none')}</p>}
      {set && set.length > 0 && (
        <ul className={classes.reminders}>
          {set.map((reminder) => (
            <li key={reminder.id}>
              <IconBellRinging size={17} stroke={1.7} aria-hidden="true" />
              <span>{textOf(reminder, t)}</span>
              <ActionIcon
                variant="subtle"
                aria-label={t('events.reminders.remove', { when: textOf(reminder, t) })}
                onClick={() => remove.mutate(reminder.id)}
              >
                <IconX size={16} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {set && set.length < EVENT_LIMITS.reminders && (
        <div className={classes.remind}>
          <NativeSelect
            aria-label={t('events.reminders.when')}
            data={OFFERED.map((ahead) => ({ value: keyOf(ahead), label: textOf(ahead, t) }))}
            value={chosen}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
          <Button variant="default" loading={add.isPending} onClick={() => add.mutate(wish)}>
            {t('events.reminders.add')}
          </Button>
        </div>
      )}
      <Refusal>{error ? firstMessage(error) || t('errors.action') : null}</Refusal>
    </section>
  );
}
