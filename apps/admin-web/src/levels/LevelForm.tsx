import { BooleanInput, maxLength, required, TextInput } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { Fields } from '../form/Fields.tsx';
import { ReasonedForm, type ReasonedFormProps } from '../form/ReasonedForm.tsx';

/** Limits of the API contract (`levelInput`). Repeated here to keep the contract's schema out of the bundle. */
const LIMITS = { name: 60, description: 500 };
const NEW_LEVEL = { name: '', description: '', default: false, reason: '' };

/** Form fields of a membership level, for creating and editing. */
export function LevelForm(form: ReasonedFormProps) {
  const translate = useTranslate();
  return (
    <ReasonedForm {...form} defaultValues={NEW_LEVEL}>
      <Fields title={translate('level.about')}>
        <TextInput source="name" validate={[required(), maxLength(LIMITS.name)]} helperText={false} />
        <TextInput
          source="description"
          validate={maxLength(LIMITS.description)}
          multiline
          minRows={2}
          helperText={false}
        />
        <BooleanInput source="default" helperText="level.defaultHint" />
      </Fields>
    </ReasonedForm>
  );
}
