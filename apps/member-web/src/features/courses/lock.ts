import { momentOf, type Reader } from '@lyceum/browser/time';
import type { TFunction } from 'i18next';
import type { LessonLock } from './queries/courses.query.ts';

/** Text that explains why a lesson is locked and how it opens. */
export function lockText({ reason, unlocks_at, lessons }: LessonLock, t: TFunction, reader: Reader): string {
  const when = unlocks_at === null ? '' : momentOf(unlocks_at, reader);
  const first = t('courses.lock.prerequisite', { lessons: lessons.map(({ name }) => name).join(', ') });
  if (reason === 'prerequisite') return first;
  if (reason === 'release') return when ? t('courses.lock.releaseOn', { when }) : t('courses.lock.release');
  if (reason !== 'date' && reason !== 'days') return t(`courses.lock.${reason}`);
  return [t(`courses.lock.${reason}`, { when }), ...(lessons.length > 0 ? [first] : [])].join(' ');
}
