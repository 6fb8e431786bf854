import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EVENT_LIMITS, REASON_LENGTH } from '@lyceum/contracts/limits';
import { Form, maxLength, regex, required, TextInput, useSaveContext } from 'react-admin';
import { ColorInput } from '../boards/ColorInput.tsx';
import { Fields } from '../form/Fields.tsx';
import { FocusRefused } from '../form/FocusRefused.tsx';
import { KeptValues } from '../form/KeptValues.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { LinkButton } from '../ui/links.tsx';

const NEW_CATEGORY = { name: '', color: '#4F46E5', reason: '' };

interface Props {
  submit: string;
  cancelTo: string;
  /** What the server said no to, where no field can say it. */
  refusal: string | null;
}

export function CategoryForm({ submit, cancelTo, refusal }: Props) {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  const isColor = regex(/^#[0-9a-fA-F]{6}$/, translate('board.invalidColor'));
  return (
    <Form defaultValues={NEW_CATEGORY} warnWhenUnsavedChanges noValidate>
      <FocusRefused />
      <KeptValues />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 760, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {refusal ? <Alert severity="error">{refusal}</Alert> : null}
        <Fields title={translate('eventCategory.about')}>
          <TextInput source="name" validate={[required(), maxLength(EVENT_LIMITS.category)]} helperText={false} />
          <ColorInput source="color" validate={[required(), isColor]} />
        </Fields>
        <Fields title={translate('board.why')}>
          <TextInput source="reason" validate={maxLength(REASON_LENGTH)} helperText="board.reasonHint" multiline />
        </Fields>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button type="submit" variant="contained" loading={saving}>
            {submit}
          </Button>
          <LinkButton to={cancelTo} variant="text">
            {translate('app.cancel')}
          </LinkButton>
        </Box>
      </Box>
    </Form>
  );
}
