import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ReleaseField } from '../../../entities/posts/editing/ReleaseField.tsx';
import classes from './Composer.module.css';
import type { DraftErrors } from './check-draft.ts';
import type { TopicDraft } from './draft.ts';

interface Props {
  draft: TopicDraft;
  errors: DraftErrors;
  onChange: (part: Partial<TopicDraft>) => void;
}

/** Fields for administrators: pin and schedule (part 1 §6). */
export function StaffFields({ draft, errors, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.staff}>
      <ReleaseField
        hint={t('release.atOnce')}
        value={draft.release ?? ''}
        error={errors.release}
        onChange={(release) => onChange({ release })}
      />
      <Checkbox
        label={t('topic.pin')}
        checked={draft.sticky ?? false}
        onChange={(event) => onChange({ sticky: event.currentTarget.checked })}
      />
    </div>
  );
}
