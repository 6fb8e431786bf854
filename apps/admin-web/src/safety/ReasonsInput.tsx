import Chip from '@mui/material/Chip';
import { REPORT_REASONS } from '@lyceum/contracts/moderation/limits';
import { required, TextArrayInput } from 'react-admin';
import { useReasonName } from '../review/use-reason-name.ts';

/** Input for the reasons for reports: those that are translated, and own ones. */
export function ReasonsInput() {
  const nameOf = useReasonName();
  return (
    <TextArrayInput
      source="report_reasons"
      helperText="safety.report_reasonsHint"
      validate={required()}
      options={REPORT_REASONS}
      getOptionLabel={nameOf}
      renderValue={(reasons, itemProps) =>
        reasons.map((reason, index) => {
          const { key, ...props } = itemProps({ index });
          return <Chip key={key} size="small" label={nameOf(reason)} {...props} />;
        })
      }
    />
  );
}
