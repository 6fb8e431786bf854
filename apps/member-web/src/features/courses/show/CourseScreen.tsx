import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { RichText } from '../../../ui/RichText.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { NotFound } from '../../../ui/state/NotFound.tsx';
import { FeedSkeleton } from '../../../ui/state/Skeletons.tsx';
import { courseOptions } from '../queries/courses.query.ts';
import { Contents } from './Contents.tsx';
import { CourseHead } from './CourseHead.tsx';
import classes from './Show.module.css';

/** `/resources/{course}`: description, next action and contents of a course. Guests see public courses. */
export function CourseScreen() {
  const { t } = useTranslation();
  const { course: slug = '' } = useParams();
  const course = useQuery(courseOptions(slug));
  if (course.isPending) return <FeedSkeleton label={t('courses.loading')} />;
  if (course.data === undefined) {
    return <FailedState title={t('courses.failed')} onRetry={() => void course.refetch()} />;
  }
  if (course.data === null) return <NotFound />;
  return (
    <div className={classes.screen}>
      <CourseHead course={course.data} />
      {course.data.description && (
        <section className={classes.card} data-padded>
          <RichText html={course.data.description} />
        </section>
      )}
      <Contents course={course.data} />
    </div>
  );
}
