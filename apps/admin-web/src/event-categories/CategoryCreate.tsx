import { CreateBase } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { useRefusal } from '../form/use-refusal.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { CategoryForm } from './CategoryForm.tsx';

/** Page that creates an event category. */
export default function CategoryCreate() {
  const translate = useTranslate();
  const { refusal, onError } = useRefusal();
  return (
    <CreateBase redirect="show" mutationOptions={{ onError }}>
      <PageHeading
        title={translate('eventCategory.create')}
        back={{ to: '/event-categories', label: translate('resources.event-categories.name', { count: 2 }) }}
      />
      <CategoryForm submit={translate('eventCategory.createAction')} cancelTo="/event-categories" refusal={refusal} />
    </CreateBase>
  );
}
