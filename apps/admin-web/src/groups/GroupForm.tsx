import { GROUP_LIMITS } from '@lyceum/contracts/groups/limits';
import { useState } from 'react';
import { BooleanInput, maxLength, required, SelectInput, TextInput } from 'react-admin';
import { LevelsInput } from '../boards/LevelsInput.tsx';
import { PictureInput } from '../boards/PictureInput.tsx';
import { Fields } from '../form/Fields.tsx';
import { ReasonedForm, type ReasonedFormProps } from '../form/ReasonedForm.tsx';
import { RichTextInput } from '../form/RichTextInput.tsx';
import { useFieldName, useTranslate } from '../i18n/use-translate.ts';
import { FaqsInput } from './FaqsInput.tsx';

const NEW_GROUP = {
  ...{ name: '', description: '', status: 'public', level_ids: [], allow_user_invites: false },
  ...{ rules: [], faqs: [], reason: '' },
};
const asLines = (rules?: string[]) => (rules ?? []).join('\n');
/** Keeps empty lines while the user types. `bodyOf` removes them on submit. */
const asRules = (lines: string) => (lines === '' ? [] : lines.split('\n'));

type Props = ReasonedFormProps & {
  /** Whether edited fields keep their value when a newer version of the group loads. */
  resetOptions?: { keepDirtyValues: boolean };
};

/** Form of a group's own fields. The group's page manages its members and owners. */
export function GroupForm(props: Props) {
  const translate = useTranslate();
  const fieldName = useFieldName();
  const [busy, setBusy] = useState(false);
  const statuses = (['public', 'private', 'secret'] as const).map((id) => ({
    ...{ id, name: translate(`group.statuses.${id}`) },
  }));
  const fewRules = (rules: string[] = []) =>
    rules.length > GROUP_LIMITS.rules || rules.some((rule) => rule.length > GROUP_LIMITS.rule)
      ? translate('group.rulesLimit')
      : undefined;
  return (
    <ReasonedForm {...props} defaultValues={NEW_GROUP} busy={busy}>
      <Fields title={translate('group.about')}>
        <TextInput source="name" validate={[required(), maxLength(GROUP_LIMITS.name)]} helperText={false} />
        <RichTextInput
          source="description"
          label={fieldName('groups', 'description')}
          validate={maxLength(GROUP_LIMITS.description)}
        />
        <PictureInput
          onBusy={setBusy}
          words={{
            label: translate('group.picture'),
            shown: translate('group.pictureShown'),
            hint: translate('group.pictureHint'),
          }}
        />
      </Fields>
      <Fields title={translate('group.access')} pair>
        <SelectInput source="status" choices={statuses} translateChoice={false} helperText="group.statusHint" />
        <LevelsInput source="level_ids" />
        <BooleanInput source="allow_user_invites" helperText={false} />
      </Fields>
      <Fields title={fieldName('groups', 'rules')}>
        <TextInput
          source="rules"
          format={asLines}
          parse={asRules}
          validate={fewRules}
          helperText="group.rulesHint"
          multiline
          minRows={3}
        />
      </Fields>
      <Fields title={fieldName('groups', 'faqs')}>
        <FaqsInput />
      </Fields>
    </ReasonedForm>
  );
}
