import { momentOf } from '@lyceum/browser/time';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { useReader } from '../../../lib/time/reader.ts';
import { Progress } from '../Progress.tsx';
import type { Course } from '../queries/courses.query.ts';
import classes from './List.module.css';

/** A course in a list, with the member's progress. */
export function CourseCard({ course }: { course: Course }) {
  return (
    <li className={classes.card}>
      {course.image && <img className={classes.picture} src={course.image} alt="" loading="lazy" />}
      <div className={classes.words}>
        <h2 className={classes.title}>
          <Link to={paths.course(course.slug)}>{course.name}</Link>
        </h2>
        {course.excerpt && <p className={classes.excerpt}>{course.excerpt}</p>}
        <CourseFacts course={course} />
        {course.participant && <Progress of={course.participant} />}
      </div>
    </li>
  );
}

/** Number of lessons and participants, authors, and the release of an unreleased course. */
export function CourseFacts({ course }: { course: Course }) {
  const { t } = useTranslation();
  const reader = useReader();
  const { authors, count, lesson_count, releases_at, status } = course;
  const facts = [
    t('courses.lessons', { count: lesson_count }),
    ...(count > 0 ? [t('courses.learners', { count })] : []),
    ...(authors.length > 0 ? [t('courses.by', { names: authors.map(({ name }) => name).join(', ') })] : []),
  ];
  return (
    <p className={classes.facts}>
      {status !== 'released' && <span className={classes.badge}>{t(`courses.status.${status}`)}</span>}
      {status === 'planned' && releases_at && (
        <span>{t('courses.releases', { when: momentOf(releases_at, reader) })}</span>
      )}
      <span>{facts.join(' · ')}</span>
    </p>
  );
}
