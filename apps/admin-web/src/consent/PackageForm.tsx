import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CONSENT_LIMITS, REASON_LENGTH } from '@lyceum/contracts/limits';
import { BooleanInput, Form, maxLength, required, SelectInput, TextInput, useSaveContext } from 'react-admin';
import { Fields } from '../form/Fields.tsx';
import { FocusRefused } from '../form/FocusRefused.tsx';
import { KeptValues } from '../form/KeptValues.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { Preview, VARIANTS } from './Preview.tsx';

interface Props {
  refusal: string | null;
  resetOptions: { keepDirtyValues: boolean };
}

export function PackageForm({ refusal, resetOptions }: Props) {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  const variants = VARIANTS.map((id) => ({ id, name: translate(`consent.variants.${id}`) }));
  return (
    <Form defaultValues={{ reason: '' }} resetOptions={resetOptions} warnWhenUnsavedChanges noValidate>
      <FocusRefused />
      <KeptValues />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 760, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {refusal ? <Alert severity="error">{refusal}</Alert> : null}
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
        <Fields title={translate('board.why')}>
          <TextInput source="reason" validate={maxLength(REASON_LENGTH)} helperText="board.reasonHint" multiline />
        </Fields>
        <div>
          <Button type="submit" variant="contained" loading={saving}>
            {translate('consent.publish')}
          </Button>
        </div>
      </Box>
    </Form>
  );
}
