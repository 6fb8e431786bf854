import { useTranslate } from '../i18n/use-translate.ts';
import type { Event } from '../data/types.ts';
import { type Editing, VersionedEdit } from '../form/VersionedEdit.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { EventForm } from './EventForm.tsx';

/** Page that edits an event. */
export default function EventEdit() {
  return (
    <VersionedEdit<Event> kind="event" redirect="show">
      {(editing) => <EditedEvent {...editing} />}
    </VersionedEdit>
  );
}

function EditedEvent({ record, refusal, resetOptions }: Editing<Event>) {
  const translate = useTranslate();
  const path = `/events/${record.id}/show`;
  return (
    <>
      <PageHeading
        title={translate('board.editTitle', { name: record.title })}
        back={{ to: path, label: record.title }}
      />
      <EventForm submit={translate('board.save')} cancelTo={path} refusal={refusal} resetOptions={resetOptions} />
    </>
  );
}
