import { SUPPORT_LIMITS } from '@lyceum/contracts/support/limits';
import { maxLength, minValue, NumberInput, required, SelectInput, TextInput, useGetList } from 'react-admin';
import type { FaqCategory } from '../data/types.ts';
import { Fields } from '../form/Fields.tsx';
import { ReasonedForm, type ReasonedFormProps } from '../form/ReasonedForm.tsx';
import { useTranslate } from '../i18n/use-translate.ts';

const NEW_FAQ = { faq_category_id: null, question: '', words: '', index: null, reason: '' };

/** Form fields of a FAQ, for creating and editing. */
export function FaqForm(props: ReasonedFormProps) {
  const translate = useTranslate();
  const categories = useGetList<FaqCategory>('faq-categories').data ?? [];
  return (
    <ReasonedForm {...props} defaultValues={NEW_FAQ}>
      <Fields title={translate('faq.about')}>
        <SelectInput
          source="faq_category_id"
          choices={categories}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
        <TextInput source="question" validate={[required(), maxLength(SUPPORT_LIMITS.question)]} helperText={false} />
        <TextInput
          source="words"
          validate={[required(), maxLength(SUPPORT_LIMITS.answer)]}
          multiline
          minRows={5}
          helperText="faq.wordsHint"
        />
        <NumberInput source="index" validate={minValue(0)} min={0} helperText="faqCategory.indexHint" />
      </Fields>
    </ReasonedForm>
  );
}
