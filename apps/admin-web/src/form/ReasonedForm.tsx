import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { REASON_LENGTH } from '@lyceum/contracts/limits';
import type { ReactNode } from 'react';
import { Form, maxLength, required, TextInput, useSaveContext } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { LinkButton } from '../ui/links.tsx';
import { Fields } from './Fields.tsx';
import { FocusRefused } from './FocusRefused.tsx';
import { KeptValues } from './KeptValues.tsx';

export interface ReasonedFormProps {
  submit: string;
  /** Missing where there is one record, and nowhere to go back to. */
  cancelTo?: string;
  /** What the server said no to, where no field can say it. */
  refusal: string | null;
  /** Of a record that may come anew while it is edited (`VersionedEdit`). */
  resetOptions?: { keepDirtyValues: boolean };
}

interface Props extends ReasonedFormProps {
  defaultValues?: Record<string, unknown>;
  /** Nothing is changed without saying why. */
  reasonRequired?: boolean;
  /** As long as something is on its way, it is not saved without it. */
  busy?: boolean;
  children: ReactNode;
}

/** A form of one record: its fields, why it is changed, and the way out. What is typed outlives the session. */
export function ReasonedForm({
  submit,
  cancelTo,
  refusal,
  defaultValues,
  resetOptions,
  reasonRequired = false,
  busy = false,
  children,
}: Props) {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  return (
    <Form
      defaultValues={defaultValues ?? { reason: '' }}
      {...(resetOptions && { resetOptions })}
      warnWhenUnsavedChanges
      noValidate
    >
      <FocusRefused />
      <KeptValues />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 760, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {refusal ? <Alert severity="error">{refusal}</Alert> : null}
        {children}
        <Fields title={translate('board.why')}>
          <TextInput
            source="reason"
            validate={reasonRequired ? [required(), maxLength(REASON_LENGTH)] : maxLength(REASON_LENGTH)}
            helperText="board.reasonHint"
            multiline
          />
        </Fields>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button type="submit" variant="contained" loading={saving} disabled={busy}>
            {submit}
          </Button>
          {cancelTo === undefined ? null : (
            <LinkButton to={cancelTo} variant="text">
              {translate('app.cancel')}
            </LinkButton>
          )}
        </Box>
      </Box>
    </Form>
  );
}
