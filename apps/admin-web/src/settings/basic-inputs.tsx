import { AutocompleteInput, maxLength, required, SelectInput, TextInput } from 'react-admin';
import { useTranslate } from '../i18n/use-translate.ts';
import { PictureInput } from '../boards/PictureInput.tsx';
import { AccentInput } from './AccentInput.tsx';

/** Limits of the API contract (`communitySettings`). Repeated here to keep the contract's schema out of the bundle. */
const LIMITS = { name: 60, description: 160 };
const TIME_ZONES = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((id) => ({ id, name: id }));

/** Name, description, accent colour and logo of the community, for its settings and its set-up. */
export function LookInputs({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const translate = useTranslate();
  return (
    <>
      <TextInput source="community_name" validate={[required(), maxLength(LIMITS.name)]} helperText={false} />
      <TextInput
        source="community_description"
        validate={maxLength(LIMITS.description)}
        helperText="settings.descriptionHint"
      />
      <AccentInput />
      <PictureInput
        source="logo"
        onBusy={onBusy}
        words={{
          label: translate('settings.logo'),
          shown: translate('settings.logoShown'),
          hint: translate('settings.logoHint'),
        }}
        square
        whole
      />
    </>
  );
}

/** Language and time zone of the community. */
export function PlaceInputs() {
  const translate = useTranslate();
  const languages = (['nl', 'en'] as const).map((id) => ({ id, name: translate(`app.languages.${id}`) }));
  return (
    <>
      <SelectInput source="locale" choices={languages} translateChoice={false} validate={required()} />
      <AutocompleteInput
        source="time_zone"
        choices={TIME_ZONES}
        translateChoice={false}
        validate={required()}
        helperText={false}
      />
    </>
  );
}
