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
  /** Path of the cancel link. Absent for a single record, which has no list. */
  cancelTo?: string;
  /** Server error that belongs to no field. */
  refusal: string | null;
  /** Passed to `reset` for a record that can be reloaded while it is edited (`VersionedEdit`). */
  resetOptions?: { keepDirtyValues: boolean };
}

interface Props extends ReasonedFormProps {
  defaultValues?: Record<string, unknown>;
  /** Requires a reason for the change. */
  reasonRequired?: boolean;
  /** Blocks saving while an upload is running. */
  busy?: boolean;
  children: ReactNode;
}

/** Form of one record with a reason for the change, submit and cancel. Its input survives an expired session. */
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
