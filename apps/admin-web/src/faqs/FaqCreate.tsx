import { CreateBase } from 'react-admin';
import { useRefusal } from '../form/use-refusal.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { FaqForm } from './FaqForm.tsx';

/** Page that creates a FAQ. */
export default function FaqCreate() {
  const translate = useTranslate();
  const { refusal, onError } = useRefusal();
  return (
    <CreateBase redirect="show" mutationOptions={{ onError }}>
      <PageHeading
        title={translate('faq.create')}
        back={{ to: '/faqs', label: translate('resources.faqs.name', { count: 2 }) }}
      />
      <FaqForm submit={translate('faq.createAction')} cancelTo="/faqs" refusal={refusal} />
    </CreateBase>
  );
}
