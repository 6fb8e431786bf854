import { useTranslate } from '../i18n/use-translate.ts';
import type { Course } from '../data/types.ts';
import { type Editing, VersionedEdit } from '../form/VersionedEdit.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { CourseForm } from './CourseForm.tsx';

/** Page that edits a course. */
export default function CourseEdit() {
  return (
    <VersionedEdit<Course> kind="course" redirect="show">
      {(editing) => <EditedCourse {...editing} />}
    </VersionedEdit>
  );
}

function EditedCourse({ record, refusal, resetOptions }: Editing<Course>) {
  const translate = useTranslate();
  const path = `/courses/${record.id}/show`;
  return (
    <>
      <PageHeading
        title={translate('board.editTitle', { name: record.name })}
        back={{ to: path, label: record.name }}
      />
      <CourseForm submit={translate('board.save')} cancelTo={path} refusal={refusal} resetOptions={resetOptions} />
    </>
  );
}
