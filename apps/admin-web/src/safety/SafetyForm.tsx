import { CheckboxGroupInput, maxValue, minValue, NumberInput, required, TextArrayInput } from 'react-admin';
import { Fields } from '../form/Fields.tsx';
import { ReasonedForm, type ReasonedFormProps } from '../form/ReasonedForm.tsx';
import { useTranslate } from '../i18n/use-translate.ts';
import { useLevels } from '../levels/use-levels.ts';
import { ReasonsInput } from './ReasonsInput.tsx';
import { WordMatches } from './WordMatches.tsx';

/** Limits of the API contract (`communitySettings`). Repeated here to keep the contract's schema out of the bundle. */
const LIMITS = {
  newcomer_days: { min: 0, max: 365 },
  newcomer_posts: { min: 0, max: 1000 },
  newcomer_links: { min: 0, max: 100 },
  newcomer_posts_per_hour: { min: 1, max: 1000 },
  held_first_posts: { min: 0, max: 100 },
  hide_after_reports: { min: 0, max: 100 },
};

function CountInput({ source }: { source: keyof typeof LIMITS }) {
  const { min, max } = LIMITS[source];
  return (
    <NumberInput
      source={source}
      validate={[required(), minValue(min), maxValue(max)]}
      min={min}
      max={max}
      helperText={`safety.${source}Hint`}
    />
  );
}

/** Form fields of the limits for newcomers, first posts and the filter. */
export function SafetyForm(form: ReasonedFormProps) {
  const translate = useTranslate();
  const levels = useLevels().map(({ id, name }) => ({ id: String(id), name }));
  return (
    <ReasonedForm {...form} reasonRequired>
      <Fields title={translate('safety.newcomers')} pair>
        <CountInput source="newcomer_days" />
        <CountInput source="newcomer_posts" />
        <CountInput source="newcomer_links" />
        <CountInput source="newcomer_posts_per_hour" />
      </Fields>
      <Fields title={translate('safety.review')}>
        <CountInput source="held_first_posts" />
        <CountInput source="hide_after_reports" />
        {levels.length > 0 ? (
          <CheckboxGroupInput
            source="newcomer_exempt_levels"
            choices={levels}
            translateChoice={false}
            row={false}
            helperText="safety.newcomer_exempt_levelsHint"
          />
        ) : null}
      </Fields>
      <Fields title={translate('safety.reports')}>
        <ReasonsInput />
      </Fields>
      <Fields title={translate('safety.filter')}>
        <TextArrayInput source="blocked_words" helperText="safety.blocked_wordsHint" />
        <TextArrayInput source="held_words" helperText="safety.held_wordsHint" />
        <TextArrayInput source="masked_words" helperText="safety.masked_wordsHint" />
        <WordMatches />
      </Fields>
    </ReasonedForm>
  );
}
