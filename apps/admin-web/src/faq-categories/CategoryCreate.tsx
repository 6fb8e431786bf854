import { CreateBase } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { useRefusal } from '../form/use-refusal.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { CategoryForm } from './CategoryForm.tsx';

/** Page that creates a FAQ category. */
export default function CategoryCreate() {
  const translate = useTranslate();
  const { refusal, onError } = useRefusal();
  return (
    <CreateBase redirect="show" mutationOptions={{ onError }}>
      <PageHeading
        title={translate('faqCategory.create')}
        back={{ to: '/faq-categories', label: translate('resources.faq-categories.name', { count: 2 }) }}
      />
      <CategoryForm submit={translate('faqCategory.createAction')} cancelTo="/faq-categories" refusal={refusal} />
    </CreateBase>
  );
}
