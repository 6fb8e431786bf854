import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { REPORT_REASONS } from '@lyceum/contracts/moderation/limits';
import { useCommunity } from '../data/use-community.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { useReasonName } from '../review/use-reason-name.ts';

type Rule = string | null;

/** Field for the rule that a member broke, which the member reads. The list is that of reasons for reports. */
export function RuleField({ value, onChange }: { value: Rule; onChange: (rule: Rule) => void }) {
  const translate = useTranslate();
  const nameOf = useReasonName();
  const { reasons = REPORT_REASONS } = useCommunity();
  // A report may have a reason that is no longer in the list.
  const offered = value === null || reasons.includes(value as never) ? reasons : [value, ...reasons];
  return (
    <TextField
      select
      slotProps={{ select: { displayEmpty: true } }}
      label={translate('member.rule')}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <MenuItem value="">{translate('member.noRule')}</MenuItem>
      {offered.map((rule) => (
        <MenuItem key={rule} value={rule}>
          {nameOf(rule)}
        </MenuItem>
      ))}
    </TextField>
  );
}
