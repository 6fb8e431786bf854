import { EVENT_LIMITS } from '@lyceum/contracts/calendar/limits';
import { maxLength, regex, required, TextInput } from 'react-admin';
import { ColorInput } from '../boards/ColorInput.tsx';
import { Fields } from '../form/Fields.tsx';
import { ReasonedForm, type ReasonedFormProps } from '../form/ReasonedForm.tsx';
import { useTranslate } from '../i18n/use-translate.ts';

const NEW_CATEGORY = { name: '', color: '#4F46E5', reason: '' };

/** Form fields of an event category, for creating and editing. */
export function CategoryForm(props: ReasonedFormProps) {
  const translate = useTranslate();
  const isColor = regex(/^#[0-9a-fA-F]{6}$/, translate('board.invalidColor'));
  return (
    <ReasonedForm {...props} defaultValues={NEW_CATEGORY}>
      <Fields title={translate('eventCategory.about')}>
        <TextInput source="name" validate={[required(), maxLength(EVENT_LIMITS.category)]} helperText={false} />
        <ColorInput source="color" validate={[required(), isColor]} />
      </Fields>
    </ReasonedForm>
  );
}
