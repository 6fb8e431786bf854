import { IconSchool } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '../../../lib/pages.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { LoadMore } from '../../../ui/state/LoadMore.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { listOptions, type Shown } from '../queries/courses.query.ts';
import { CourseCard } from './CourseCard.tsx';
import classes from './List.module.css';

/** Paginated list of courses. */
export function CourseList({ shown }: { shown: Shown }) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(listOptions(shown));
  if (list.isPending) return <RowsSkeleton label={t('courses.loading')} rows={4} />;
  if (!list.data) return <FailedState title={t('courses.failed')} onRetry={() => void list.refetch()} />;
  const courses = itemsOf(list.data);
  if (courses.length === 0) {
    const icon = <IconSchool size={24} stroke={1.6} />;
    return <EmptyState icon={icon} title={t(`courses.none.${shown}`)} hint={t('courses.noneHint')} />;
  }
  return (
    <>
      <ul className={classes.list} aria-label={t('resources.title')}>
        {courses.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </ul>
      <LoadMore of={list} failed={t('courses.failed')} />
    </>
  );
}
