import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { moderation } from '@lyceum/contracts';
import { REPORT_REASONS } from '@lyceum/contracts/moderation/limits';
import { useTranslate } from '../i18n/use-translate.ts';

type Rule = moderation.ReportReason | null;

/** Field for the rule that a member broke, which the member reads. */
export function RuleField({ value, onChange }: { value: Rule; onChange: (rule: Rule) => void }) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate('member.rule')}
      value={value ?? ''}
      onChange={({ target }) => onChange(REPORT_REASONS.find((each) => each === target.value) ?? null)}
    >
      <MenuItem value="">{translate('member.noRule')}</MenuItem>
      {REPORT_REASONS.map((rule) => (
        <MenuItem key={rule} value={rule}>
          {translate(`review.chosen.${rule}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
