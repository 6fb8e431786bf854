import { GAMIFICATION_LIMITS, TROPHY_ICONS } from '@lyceum/contracts/gamification/limits';
import {
  BooleanInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  regex,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { useState } from 'react';
import { PictureInput } from '../boards/PictureInput.tsx';
import { Fields } from '../form/Fields.tsx';
import { ReasonedForm, type ReasonedFormProps } from '../form/ReasonedForm.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { useScoring } from '../scoring/use-scoring.ts';
import { BY_HAND } from './by-hand.ts';

const NEW_TROPHY = {
  ...{ title: '', description: '', category: 'custom', sub_category: '', rank: 1, xp: 0, measure: BY_HAND },
  ...{ threshold: 1, icon: 'trophy', color: '', activatable: true, reason: '' },
};
const whole = [required(), minValue(1)];

/** Form fields of a trophy, and the rule that awards it. */
export function TrophyForm(props: ReasonedFormProps) {
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const deeds = useScoring().data?.data.deeds ?? [];
  const choices = [
    { id: BY_HAND, name: translate('trophy.byHand') },
    { id: 'points', name: translate('trophy.points') },
    { id: 'streak', name: translate('trophy.streak') },
    ...deeds.map(({ deed, says }) => ({ id: deed, name: says })),
  ];
  return (
    <ReasonedForm {...props} defaultValues={NEW_TROPHY} busy={busy}>
      <Fields title={translate('trophy.about')}>
        <TextInput source="title" validate={[required(), maxLength(GAMIFICATION_LIMITS.title)]} helperText={false} />
        <TextInput
          source="description"
          validate={maxLength(GAMIFICATION_LIMITS.description)}
          multiline
          helperText={false}
        />
        <TextInput source="category" validate={[required(), maxLength(40)]} helperText="trophy.categoryHint" />
        <TextInput source="sub_category" validate={maxLength(40)} helperText={false} />
        <SelectInput
          source="icon"
          choices={TROPHY_ICONS.map((id) => ({ id, name: `trophy.icons.${id}` }))}
          helperText="trophy.iconHint"
        />
        <TextInput
          source="color"
          validate={regex(/^#[0-9a-fA-F]{6}$/, 'trophy.colorWrong')}
          helperText="trophy.colorHint"
        />
        <NumberInput
          source="rank"
          validate={[...whole, maxValue(GAMIFICATION_LIMITS.ranks)]}
          min={1}
          max={GAMIFICATION_LIMITS.ranks}
          helperText={false}
        />
        <PictureInput
          onBusy={setBusy}
          words={{
            label: translate('trophy.picture'),
            shown: translate('trophy.pictureShown'),
            hint: translate('trophy.pictureHint'),
          }}
          square
        />
        <BooleanInput source="activatable" helperText={false} />
      </Fields>
      <Fields title={translate('trophy.earning')}>
        <SelectInput
          source="measure"
          choices={choices}
          translateChoice={false}
          validate={required()}
          helperText={false}
        />
        <NumberInput source="threshold" validate={whole} min={1} helperText="trophy.thresholdHint" />
        <NumberInput
          source="xp"
          validate={[required(), minValue(0), maxValue(GAMIFICATION_LIMITS.points)]}
          min={0}
          helperText="trophy.xpHint"
        />
      </Fields>
    </ReasonedForm>
  );
}
