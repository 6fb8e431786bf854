import { useTranslation } from 'react-i18next';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useValues } from '../../../lib/forms/use-values.ts';
import type { Event } from '../queries/events.query.ts';
import { type Details, detailsBody, endsBefore } from './values.ts';

const newEvent = () => import('@lyceum/contracts/calendar/events').then((contract) => contract.eventInput);

export type Body = ReturnType<typeof detailsBody>;
export type DetailsForm = ReturnType<typeof useDetailsForm>;

/** Form state of an event's details, for a new and an existing event. */
export function useDetailsForm(
  initial: Details,
  send: (body: Body) => Promise<{ data: Event }>,
  done: (event: Event) => void,
) {
  const { t } = useTranslation();
  const typed = useValues(initial);
  const { begins, ends } = typed.values;
  return useForm({
    ...typed,
    schema: newEvent,
    body: detailsBody,
    send,
    done: ({ data }) => done(data),
    names: { start_date: 'begins', end_date: 'ends', time_zone: 'zone', category_id: 'category' },
    checks: () => ({
      ...(begins === '' && { begins: t('events.edit.dateRequired') }),
      ...(ends === '' && { ends: t('events.edit.dateRequired') }),
      ...(endsBefore(typed.values) && { ends: t('events.edit.endsBefore') }),
    }),
  });
}
