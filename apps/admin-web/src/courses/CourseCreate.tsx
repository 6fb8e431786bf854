import { CreateBase } from 'react-admin';
import { useRefusal } from '../form/use-refusal.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { CourseForm } from './CourseForm.tsx';

/** Page that creates a course. */
export default function CourseCreate() {
  const translate = useTranslate();
  const { refusal, onError } = useRefusal();
  return (
    <CreateBase redirect="show" mutationOptions={{ onError }}>
      <PageHeading
        title={translate('course.create')}
        back={{ to: '/courses', label: translate('resources.courses.name', { count: 2 }) }}
      />
      <CourseForm submit={translate('course.createAction')} cancelTo="/courses" refusal={refusal} />
    </CreateBase>
  );
}
