import { useState } from 'react';
import {
  CheckboxGroupInput,
  email,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  regex,
  required,
  SelectInput,
  TextArrayInput,
  TextInput,
} from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { Fields } from '../form/Fields.tsx';
import { ReasonedForm, type ReasonedFormProps } from '../form/ReasonedForm.tsx';
import { COMPANY_SETTINGS } from './company.ts';
import { PLUGINS } from './plugins.ts';
import { BoardChoice } from './BoardChoice.tsx';
import { LookInputs, PlaceInputs } from './basic-inputs.tsx';

/** Limits of the API contract (`communitySettings`). Repeated here to keep the contract's schema out of the bundle. */
const LIMITS = { streak: 365, plans: 10, company: 120, link: 300 };
const LINK = /^(?:|\/(?:[^\s/]\S*)?|https:\/\/\S+)$/;
const PLANS = Array.from({ length: LIMITS.plans }, (_, index) => ({ id: index + 1, name: String(index + 1) }));

/** Form fields of the community settings. */
export function SettingsForm(form: ReasonedFormProps) {
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const plugins = PLUGINS.map((id) => ({ id, name: translate(`settings.plugins.${id}`) }));
  const yesOrNo = ['0', '1'].map((id) => ({ id, name: translate(id === '1' ? 'app.yes' : 'app.no') }));
  return (
    <ReasonedForm {...form} reasonRequired busy={busy}>
      <Fields title={translate('settings.look')}>
        <LookInputs onBusy={setBusy} />
      </Fields>
      <Fields title={translate('settings.place')} pair>
        <PlaceInputs />
      </Fields>
      <Fields title={translate('settings.features')}>
        <SelectInput source="plan" choices={PLANS} translateChoice={false} helperText="settings.planHint" required />
        <CheckboxGroupInput source="plugins" choices={plugins} translateChoice={false} row={false} />
        <SelectInput
          source="search_engines"
          choices={yesOrNo}
          translateChoice={false}
          validate={required()}
          helperText="settings.enginesHint"
        />
        <SelectInput
          source="show_topic_preview"
          choices={yesOrNo}
          translateChoice={false}
          validate={required()}
          helperText="settings.previewHint"
        />
        <SelectInput
          source="link_previews"
          choices={yesOrNo}
          translateChoice={false}
          validate={required()}
          helperText="settings.linkPreviewsHint"
        />
        <SelectInput
          source="submit_on_enter"
          choices={yesOrNo}
          translateChoice={false}
          validate={required()}
          helperText="settings.enterHint"
        />
        <TextArrayInput source="reactions" validate={required()} helperText="settings.reactionsHint" />
        <NumberInput
          source="onfire_count"
          validate={[required(), minValue(1), maxValue(LIMITS.streak)]}
          min={1}
          max={LIMITS.streak}
          helperText="settings.streakHint"
        />
      </Fields>
      <Fields title={translate('settings.support')} pair>
        {(['support_contact', 'support_helpdesk'] as const).map((source) => (
          <SelectInput
            key={source}
            source={source}
            choices={yesOrNo}
            translateChoice={false}
            validate={required()}
            helperText={`settings.${source}Hint`}
          />
        ))}
      </Fields>
      <Fields title={translate('settings.company')} pair>
        {COMPANY_SETTINGS.map((source) => (
          <TextInput
            key={source}
            source={source}
            validate={[maxLength(LIMITS.company), ...(source === 'company_email' ? [email()] : [])]}
            helperText={false}
          />
        ))}
      </Fields>
      <Fields title={translate('settings.byItself')} pair>
        <BoardChoice source="introduction_board_id" helperText="settings.introductionHint" />
        <BoardChoice source="birthday_board_id" helperText="settings.birthdayHint" />
      </Fields>
      <Fields title={translate('settings.announced')} pair>
        <BoardChoice source="blog_board_id" helperText="settings.blogHint" />
        <TextInput
          source="new_theme_link"
          validate={[maxLength(LIMITS.link), regex(LINK, 'settings.linkInvalid')]}
          helperText="settings.themeHint"
        />
      </Fields>
    </ReasonedForm>
  );
}
