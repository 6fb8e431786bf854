import { useTranslation } from 'react-i18next';
import type { courses } from '@lyceum/contracts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import classes from './Progress.module.css';

/** Progress in a course, as a bar and as text. */
export function Progress({ of }: { of: courses.Participant }) {
  const { t } = useTranslation();
  return (
    <div className={classes.progress}>
      <ProgressBar max={100} value={of.progress} aria-label={t('courses.progress')} />
      <span>{t('courses.done', { progress: of.progress })}</span>
    </div>
  );
}
