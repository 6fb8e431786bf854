import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LEARNING_LIMITS } from '@lyceum/contracts/limits';
import { BooleanInput, Form, maxLength, regex, required, SelectInput, TextInput, useSaveContext } from 'react-admin';
import { LevelsInput } from '../boards/LevelsInput.tsx';
import { Fields } from '../form/Fields.tsx';
import { FocusRefused } from '../form/FocusRefused.tsx';
import { KeptValues } from '../form/KeptValues.tsx';
import { RichTextInput } from '../form/RichTextInput.tsx';
import { useFieldName, useTranslate } from '../i18n/use-translate.ts';
import { LinkButton } from '../ui/links.tsx';

const REASON = 500;
const NEW_COURSE = {
  ...{
    name: '',
    description: '',
    salespage: '',
    visibility: 'public',
    availability: 'open',
    hidden: false,
    level_ids: [],
  },
  ...{ highlighted: false, numbered: false, manual_finish: false, reason: '' },
  ...{ certificate: false, certificate_send_option: 'automatic' },
};

interface Props {
  submit: string;
  cancelTo: string;
  /** What the server said no to, where no field can say it. */
  refusal?: string | null;
  /** What becomes of typed values when another version of the course comes in. */
  resetOptions?: { keepDirtyValues: boolean };
}

/** What a course is; its modules and lessons stand on its page. */
export function CourseForm({ submit, cancelTo, refusal, resetOptions }: Props) {
  const translate = useTranslate();
  const fieldName = useFieldName();
  const { saving } = useSaveContext();
  const isHttps = [maxLength(LEARNING_LIMITS.salespage), regex(/^https:\/\/\S+$/, translate('board.invalidSalespage'))];
  const visibilities = (['public', 'member', 'level'] as const).map((id) => ({
    ...{ id, name: translate(`course.visibilities.${id}`) },
  }));
  const availabilities = (['open', 'level', 'invitation'] as const).map((id) => ({
    ...{ id, name: translate(`course.availabilities.${id}`) },
  }));
  const sendOptions = (['automatic', 'manual'] as const).map((id) => ({
    ...{ id, name: translate(`course.sendOptions.${id}`) },
  }));
  return (
    <Form defaultValues={NEW_COURSE} resetOptions={resetOptions} warnWhenUnsavedChanges noValidate>
      <FocusRefused />
      <KeptValues />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 760, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {refusal ? <Alert severity="error">{refusal}</Alert> : null}
        <Fields title={translate('course.about')}>
          <TextInput source="name" validate={[required(), maxLength(LEARNING_LIMITS.name)]} helperText={false} />
          <RichTextInput
            source="description"
            label={fieldName('courses', 'description')}
            validate={maxLength(LEARNING_LIMITS.description)}
          />
        </Fields>
        <Fields title={translate('course.who')} pair>
          <SelectInput source="visibility" choices={visibilities} translateChoice={false} helperText={false} />
          <SelectInput source="availability" choices={availabilities} translateChoice={false} helperText={false} />
          <LevelsInput source="level_ids" />
          <TextInput source="salespage" type="url" validate={isHttps} helperText={false} />
          <BooleanInput source="hidden" helperText="course.hiddenHint" />
          <BooleanInput source="highlighted" helperText={false} />
        </Fields>
        <Fields title={translate('course.how')} pair>
          <BooleanInput source="numbered" helperText={false} />
          <BooleanInput source="manual_finish" helperText="course.finishHint" />
          <BooleanInput source="certificate" helperText="course.certificateHint" />
          <SelectInput
            source="certificate_send_option"
            choices={sendOptions}
            translateChoice={false}
            helperText={false}
          />
        </Fields>
        <Fields title={translate('board.why')}>
          <TextInput source="reason" validate={maxLength(REASON)} helperText="board.reasonHint" multiline />
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
