import { CreateBase } from 'react-admin';
import { useRefusal } from '../form/use-refusal.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { EventForm } from './EventForm.tsx';

/** Page that creates an event. */
export default function EventCreate() {
  const translate = useTranslate();
  const { refusal, onError } = useRefusal();
  return (
    <CreateBase redirect="show" mutationOptions={{ onError }}>
      <PageHeading
        title={translate('event.create')}
        back={{ to: '/events', label: translate('resources.events.name', { count: 2 }) }}
      />
      <EventForm submit={translate('event.createAction')} cancelTo="/events" refusal={refusal} />
    </CreateBase>
  );
}
