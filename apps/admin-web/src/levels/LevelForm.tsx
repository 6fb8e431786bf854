import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BooleanInput, Form, maxLength, required, TextInput, useSaveContext } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { Fields } from '../form/Fields.tsx';
import { FocusRefused } from '../form/FocusRefused.tsx';
import { KeptValues } from '../form/KeptValues.tsx';
import { LinkButton } from '../ui/links.tsx';

/** The contract's limits (levelInput); its schema stays out of the bundle. */
const LIMITS = { name: 60, description: 500, reason: 500 };
const NEW_LEVEL = { name: '', description: '', default: false, reason: '' };

interface Props {
  submit: string;
  cancelTo: string;
  /** What the server said no to, where no field can say it. */
  refusal: string | null;
}

export function LevelForm({ submit, cancelTo, refusal }: Props) {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  return (
    <Form defaultValues={NEW_LEVEL} warnWhenUnsavedChanges noValidate>
      <FocusRefused />
      <KeptValues />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 760, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {refusal ? <Alert severity="error">{refusal}</Alert> : null}
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
        <Fields title={translate('board.why')}>
          <TextInput source="reason" validate={maxLength(LIMITS.reason)} helperText="board.reasonHint" multiline />
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
