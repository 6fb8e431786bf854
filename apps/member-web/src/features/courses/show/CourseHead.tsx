import { Button } from '@mantine/core';
import { dateOf } from '@lyceum/browser/time';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { acting, useMe } from '../../../lib/session/session.ts';
import { useReader } from '../../../lib/time/reader.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { OfCourse } from '../certificates/OfCourse.tsx';
import { CourseFacts } from '../list/CourseCard.tsx';
import { Progress } from '../Progress.tsx';
import { useFinish } from '../queries/courses.mutations.ts';
import type { WholeCourse } from '../queries/courses.query.ts';
import { Reminder } from './Reminder.tsx';
import classes from './Show.module.css';

/** Heading of a course: progress, and the next action (start, continue, finish, reminder or access). */
export function CourseHead({ course }: { course: WholeCourse }) {
  const { t } = useTranslation();
  const reader = useReader();
  const { participant } = course;
  return (
    <header className={classes.card}>
      {course.image && <img className={classes.picture} src={course.image} alt="" />}
      <div className={classes.head}>
        <PageHeading title={course.name} className={classes.title} />
        <CourseFacts course={course} />
        {course.trophy && <p className={classes.quiet}>{t('courses.trophy', { title: course.trophy.title })}</p>}
        {participant && <Progress of={participant} />}
        {participant?.finished_at && (
          <p className={classes.quiet}>{t('courses.finishedOn', { when: dateOf(participant.finished_at, reader) })}</p>
        )}
        {participant?.finished_at && <OfCourse course={course} />}
        <div className={classes.actions}>
          <Going course={course} />
        </div>
      </div>
    </header>
  );
}

function Going({ course }: { course: WholeCourse }) {
  const { t } = useTranslation();
  const me = useMe();
  const finish = useFinish(course.slug);
  const { participant, permissions, salespage } = course;
  const to = participant?.continue_url ?? course.first_lesson_url;
  const isDone = participant !== null && participant.continue_url === null && course.lesson_count > 0;
  const begun = participant !== null && participant.last_activity !== null;
  return (
    <>
      {permissions.includes('LEARN') && to && (
        <Button component={Link} to={to} variant={isDone ? 'default' : 'filled'}>
          {t(isDone ? 'courses.again' : begun ? 'courses.continue' : 'courses.start')}
        </Button>
      )}
      {isDone && !participant.finished_at && acting(me) && (
        <Button loading={finish.isPending} onClick={() => finish.mutate()}>
          {t('courses.finish')}
        </Button>
      )}
      {permissions.includes('REMIND') && acting(me) && <Reminder courseId={course.id} />}
      {me === null && (
        <Button component={Link} to={paths.login}>
          {t('courses.login')}
        </Button>
      )}
      {!course.available && salespage && (
        <Button component="a" variant="default" href={salespage} target="_blank" rel="noreferrer noopener">
          {t('courses.sales')}
        </Button>
      )}
    </>
  );
}
