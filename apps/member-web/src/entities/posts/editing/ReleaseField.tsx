import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useZone } from '../../../lib/time/reader.ts';

interface Props {
  /** What is dated, where that is not the coming out of a topic. */
  label?: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
  /** What an empty field means, where it may be empty. */
  hint?: string;
}

/** When a topic comes out, or a poll ends, on the clocks that the member has chosen: says which those are to whoever sits before others. */
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
