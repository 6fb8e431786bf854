import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { acting, useMe } from '../../../lib/session/session.ts';
import { useBeginConversation } from '../queries/courses.mutations.ts';
import type { Lesson, LessonAddress } from '../queries/courses.query.ts';
import classes from './Lesson.module.css';

export type CommentsOfTopic = ComponentType<{ topicId: number }>;

interface Props {
  lesson: Lesson;
  at: LessonAddress;
  Comments: CommentsOfTopic;
}

/** Conversation of the course's participants about a lesson. The first participant to comment creates its topic. */
export function Talk({ lesson, at, Comments }: Props) {
  const { t } = useTranslation();
  const me = useMe();
  const begin = useBeginConversation(at);
  if (!lesson.talks) return null;
  if (lesson.topic_id !== null) return <Comments topicId={lesson.topic_id} />;
  if (!acting(me)) return null;
  return (
    <section className={classes.talk} aria-labelledby="talk">
      <h2 id="talk">{t('courses.lesson.talk')}</h2>
      <p className={classes.module}>{t('courses.lesson.talkHint')}</p>
      <Button
        variant="default"
        leftSection={<IconMessageCircle size={17} stroke={1.7} aria-hidden="true" />}
        loading={begin.isPending}
        onClick={() => begin.mutate()}
      >
        {t('courses.lesson.talkBegin')}
      </Button>
    </section>
  );
}
