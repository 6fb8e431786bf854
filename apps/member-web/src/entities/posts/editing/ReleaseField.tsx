import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useZone } from '../../../lib/time/reader.ts';

interface Props {
  /** Label, if the date is not the release of a topic. */
  label?: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  /** Explains an empty field, if it is optional. */
  hint?: string;
}

/**
 * Field for the release of a topic or the end of a poll, in the member's time zone. Names the zone if it differs from
 * the browser's.
 */
export function ReleaseField({ label, value, onChange, error, hint }: Props) {
  const { t } = useTranslation();
  const zone = useZone();
  const elsewhere = Intl.DateTimeFormat().resolvedOptions().timeZone !== zone;
  const told = [hint, elsewhere && t('release.zone', { zone })].filter(Boolean).join(' ');
  return (
    <TextInput
      type="datetime-local"
      label={label ?? t('topic.release')}
      description={told || undefined}
      error={error}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
