import { LEARNING_LIMITS } from '@lyceum/contracts/learning/limits';
import { useState } from 'react';
import { BooleanInput, maxLength, regex, required, SelectInput, TextInput } from 'react-admin';
import { LevelsInput } from '../boards/LevelsInput.tsx';
import { PictureInput } from '../boards/PictureInput.tsx';
import { Fields } from '../form/Fields.tsx';
import { ReasonedForm, type ReasonedFormProps } from '../form/ReasonedForm.tsx';
import { RichTextInput } from '../form/RichTextInput.tsx';
import { TrophyInput } from '../trophies/TrophyInput.tsx';
import { useFieldName, useTranslate } from '../i18n/use-translate.ts';

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
  ...{ certificate: false, certificate_send_option: 'automatic', trophy_id: null },
};

/** Form of a course's own fields. The course page edits modules and lessons. */
export function CourseForm(form: ReasonedFormProps) {
  const [busy, setBusy] = useState(false);
  const translate = useTranslate();
  const fieldName = useFieldName();
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
    <ReasonedForm {...form} defaultValues={NEW_COURSE} busy={busy}>
      <Fields title={translate('course.about')}>
        <TextInput source="name" validate={[required(), maxLength(LEARNING_LIMITS.name)]} helperText={false} />
        <RichTextInput
          source="description"
          label={fieldName('courses', 'description')}
          validate={maxLength(LEARNING_LIMITS.description)}
        />
        <PictureInput
          onBusy={setBusy}
          words={{
            label: translate('course.picture'),
            shown: translate('course.pictureShown'),
            hint: translate('course.pictureHint'),
          }}
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
        <TrophyInput source="trophy_id" helperText="course.trophyHint" />
      </Fields>
    </ReasonedForm>
  );
}
