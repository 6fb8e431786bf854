import { SUPPORT_LIMITS } from '@lyceum/contracts/support/limits';
import { maxLength, minValue, NumberInput, required, TextInput } from 'react-admin';
import { Fields } from '../form/Fields.tsx';
import { ReasonedForm, type ReasonedFormProps } from '../form/ReasonedForm.tsx';
import { useTranslate } from '../i18n/use-translate.ts';

const NEW_CATEGORY = { name: '', index: null, reason: '' };

/** Form fields of a FAQ category, for creating and editing. */
export function CategoryForm(props: ReasonedFormProps) {
  const translate = useTranslate();
  return (
    <ReasonedForm {...props} defaultValues={NEW_CATEGORY}>
      <Fields title={translate('faqCategory.about')}>
        <TextInput source="name" validate={[required(), maxLength(SUPPORT_LIMITS.category)]} helperText={false} />
        <NumberInput source="index" validate={minValue(0)} min={0} helperText="faqCategory.indexHint" />
      </Fields>
    </ReasonedForm>
  );
}
