import { Button } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Progress } from '../Progress.tsx';
import { useTrack } from '../queries/courses.mutations.ts';
import type { Lesson, LessonAddress } from '../queries/courses.query.ts';
import classes from './Lesson.module.css';

/** Button that marks a lesson complete or incomplete. Passing the quiz completes a quiz lesson. */
export function Tracking({ lesson, at }: { lesson: Lesson; at: LessonAddress }) {
  const { t } = useTranslation();
  const track = useTrack(at);
  return (
    <div className={classes.tracking}>
      {lesson.seen && (
        <span className={classes.done}>
          <IconCircleCheckFilled size={18} aria-hidden="true" />
          {t('courses.lesson.completed')}
        </span>
      )}
      {lesson.content_kind === 'quiz' ? (
        !lesson.seen && <p className={classes.module}>{t('courses.lesson.byQuiz')}</p>
      ) : (
        <Button
          variant={lesson.seen ? 'default' : 'filled'}
          loading={track.isPending}
          onClick={() => track.mutate(lesson.seen ? 'incomplete' : 'complete')}
        >
          {t(lesson.seen ? 'courses.lesson.incomplete' : 'courses.lesson.complete')}
        </Button>
      )}
      {lesson.participant && <Progress of={lesson.participant} />}
    </div>
  );
}
