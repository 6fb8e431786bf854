import { CONSENT_LIMITS } from '@lyceum/contracts/consent/limits';
import { BooleanInput, maxLength, required, SelectInput, TextInput } from 'react-admin';
import { Fields } from '../form/Fields.tsx';
import { ReasonedForm } from '../form/ReasonedForm.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { Preview, VARIANTS } from './Preview.tsx';

interface Props {
  refusal: string | null;
  resetOptions: { keepDirtyValues: boolean };
}

/** Form of the cookie package: whether visitors are asked, which variant, and the texts in both languages. */
export function PackageForm({ refusal, resetOptions }: Props) {
  const translate = useTranslate();
  const variants = VARIANTS.map((id) => ({ id, name: translate(`consent.variants.${id}`) }));
  return (
    <ReasonedForm submit={translate('consent.publish')} refusal={refusal} resetOptions={resetOptions}>
      <Fields title={translate('consent.asking')}>
        <BooleanInput source="active" helperText="consent.activeHint" />
        <SelectInput
          source="variant"
          choices={variants}
          translateChoice={false}
          helperText="consent.variantHint"
          required
        />
      </Fields>
      {(['en', 'nl'] as const).map((language) => (
        <Fields key={language} title={translate(`app.languages.${language}`)}>
          <TextInput
            source={`title_${language}`}
            validate={[required(), maxLength(CONSENT_LIMITS.title)]}
            helperText={false}
          />
          <TextInput
            source={`text_${language}`}
            validate={[required(), maxLength(CONSENT_LIMITS.text)]}
            multiline
            minRows={3}
            helperText={false}
          />
        </Fields>
      ))}
      <Preview />
    </ReasonedForm>
  );
}
