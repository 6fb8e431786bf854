import { EVENT_LIMITS } from '@lyceum/contracts/calendar/limits';
import {
  BooleanInput,
  DateInput,
  DateTimeInput,
  FormDataConsumer,
  maxLength,
  minValue,
  NumberInput,
  regex,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { ColorInput } from '../boards/ColorInput.tsx';
import { LevelsInput } from '../boards/LevelsInput.tsx';
import { useCategories } from '../event-categories/use-categories.ts';
import { Fields } from '../form/Fields.tsx';
import { ReasonedForm, type ReasonedFormProps } from '../form/ReasonedForm.tsx';
import { RichTextInput } from '../form/RichTextInput.tsx';
import { useFieldName, useTranslate } from '../i18n/use-translate.ts';
import { TrophyInput } from '../trophies/TrophyInput.tsx';

const LIMITS = { url: 500 };
const NEW_EVENT = {
  ...{ title: '', description: '', status: 'public', color: '#4F46E5', start_date: '', end_date: '', all_day: false },
  ...{ online: false, url: '', url_title: '', full_address: '', category_id: null, capacity: null, level_ids: [] },
  ...{ allow_user_invites: false, notify_all_users: false, trophy_id: null, reason: '' },
};
/**
 * Converts an API date (`YYYY-MM-DD HH:mm:ss`) to a browser field (`YYYY-MM-DDTHH:mm`). Both are in the community's
 * time zone.
 */
const asField = (value: string | null) => (value ?? '').replace(' ', 'T').slice(0, 16);
const asWritten = (value: string) => value;

/** Form fields of an event, for creating and editing. */
export function EventForm(form: ReasonedFormProps) {
  const translate = useTranslate();
  const fieldName = useFieldName();
  const categories = useCategories();
  const isColor = regex(/^#[0-9a-fA-F]{6}$/, translate('board.invalidColor'));
  const isHttps = [maxLength(LIMITS.url), regex(/^https:\/\/\S+$/, translate('board.invalidSalespage'))];
  const statuses = (['public', 'private', 'secret'] as const).map((id) => ({
    id,
    name: translate(`event.statuses.${id}`),
  }));
  return (
    <ReasonedForm {...form} defaultValues={NEW_EVENT}>
      <Fields title={translate('event.about')}>
        <TextInput source="title" validate={[required(), maxLength(EVENT_LIMITS.title)]} helperText={false} />
        <RichTextInput
          source="description"
          label={fieldName('events', 'description')}
          validate={maxLength(EVENT_LIMITS.description)}
        />
        <SelectInput source="category_id" choices={categories} translateChoice={false} helperText={false} />
        <ColorInput source="color" label="resources.events.fields.color" validate={[required(), isColor]} />
      </Fields>
      <Fields title={translate('event.when')} pair>
        <FormDataConsumer>
          {({ formData }) => {
            const Field = formData.all_day ? DateInput : DateTimeInput;
            const format = formData.all_day ? (value: string | null) => asField(value).slice(0, 10) : asField;
            const both = { format, parse: asWritten, validate: required(), helperText: 'event.zoneHint' };
            return (
              <>
                <Field source="start_date" {...both} />
                <Field source="end_date" {...both} />
              </>
            );
          }}
        </FormDataConsumer>
        <BooleanInput source="all_day" helperText="event.allDayHint" />
      </Fields>
      <Fields title={translate('event.where')} pair>
        <TextInput source="full_address" validate={maxLength(EVENT_LIMITS.address)} helperText={false} />
        <BooleanInput source="online" helperText={false} />
        <TextInput source="url" type="url" validate={isHttps} helperText="event.urlHint" />
        <TextInput source="url_title" validate={maxLength(EVENT_LIMITS.title)} helperText={false} />
      </Fields>
      <Fields title={translate('event.who')} pair>
        <SelectInput source="status" choices={statuses} translateChoice={false} helperText="event.statusHint" />
        <NumberInput source="capacity" validate={minValue(1)} min={1} helperText="event.capacityHint" />
        <LevelsInput source="level_ids" />
        <BooleanInput source="allow_user_invites" helperText="event.invitesHint" />
        <BooleanInput source="notify_all_users" helperText="event.tellHint" />
        <TrophyInput source="trophy_id" helperText="event.trophyHint" />
      </Fields>
    </ReasonedForm>
  );
}
