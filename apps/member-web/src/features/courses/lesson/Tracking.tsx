import { Button } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Progress } from '../Progress.tsx';
import { useTrack } from '../queries/courses.mutations.ts';
import type { Lesson, LessonAddress } from '../queries/courses.query.ts';
import classes from './Lesson.module.css';

/**
 * Button that completes a lesson and leads to the next one, or marks it as incomplete. Passing the quiz completes a quiz
 * lesson.
 */
export function Tracking({ lesson, at }: { lesson: Lesson; at: LessonAddress }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const track = useTrack(at);
  const { next } = lesson;
  const complete = () =>
    track.mutate('complete', {
      onSuccess: () => {
        if (next) void navigate(next.url);
      },
    });
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
          onClick={() => (lesson.seen ? track.mutate('incomplete') : complete())}
        >
          {lesson.seen
            ? t('courses.lesson.incomplete')
            : t(next ? 'courses.lesson.completeAndGoOn' : 'courses.lesson.complete')}
        </Button>
      )}
      {lesson.participant && <Progress of={lesson.participant} />}
    </div>
  );
}
