import { Button } from '@mantine/core';
import { IconConfetti } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { acting, useMe } from '../../../lib/session/session.ts';
import { OfCourse } from '../certificates/OfCourse.tsx';
import { useFinish } from '../queries/courses.mutations.ts';
import { courseOptions } from '../queries/courses.query.ts';
import classes from './Lesson.module.css';

/** The end of a course, below its last lesson: the certificate, or the button that finishes it, and other courses. */
export function Finished({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const me = useMe();
  const course = useQuery(courseOptions(slug)).data;
  const finish = useFinish(slug);
  if (!course?.participant || course.participant.continue_url !== null) return null;
  const isFinished = course.participant.finished_at !== null;
  return (
    <section className={classes.finished} aria-labelledby="finished">
      <IconConfetti size={28} stroke={1.6} aria-hidden="true" />
      <h2 id="finished">{t(isFinished ? 'courses.end.finished' : 'courses.end.completed', { course: course.name })}</h2>
      {isFinished && <OfCourse course={course} />}
      {!isFinished && acting(me) && (
        <Button loading={finish.isPending} onClick={() => finish.mutate()}>
          {t('courses.finish')}
        </Button>
      )}
      <Link to={paths.resources}>{t('courses.end.more')}</Link>
    </section>
  );
}
