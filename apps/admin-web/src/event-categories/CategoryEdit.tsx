import { useTranslate } from '../i18n/use-translate.ts';
import type { EventCategory } from '../data/types.ts';
import { type Editing, VersionedEdit } from '../form/VersionedEdit.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { CategoryForm } from './CategoryForm.tsx';

/** Page that edits an event category. */
export default function CategoryEdit() {
  return (
    <VersionedEdit<EventCategory> kind="event-category" redirect="show">
      {(editing) => <EditedCategory {...editing} />}
    </VersionedEdit>
  );
}

function EditedCategory({ record, refusal }: Editing<EventCategory>) {
  const translate = useTranslate();
  const path = `/event-categories/${record.id}/show`;
  return (
    <>
      <PageHeading
        title={translate('board.editTitle', { name: record.name })}
        back={{ to: path, label: record.name }}
      />
      <CategoryForm submit={translate('board.save')} cancelTo={path} refusal={refusal} />
    </>
  );
}
