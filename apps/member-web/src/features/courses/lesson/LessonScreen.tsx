import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { channels } from '@lyceum/contracts/realtime';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { useLive } from '../../../lib/realtime/use-live.ts';
import { acting, useMe } from '../../../lib/session/session.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { NotFound } from '../../../ui/state/NotFound.tsx';
import { FeedSkeleton } from '../../../ui/state/Skeletons.tsx';
import { useOpened } from '../queries/courses.mutations.ts';
import { courseKeys, type Lesson, type LessonAddress, lessonOptions } from '../queries/courses.query.ts';
import { Locked } from './Locked.tsx';
import { Content } from './Content.tsx';
import { Finished } from './Finished.tsx';
import { Outline } from './Outline.tsx';
import { type CommentsOfTopic, Talk } from './Talk.tsx';
import { Tracking } from './Tracking.tsx';
import classes from './Lesson.module.css';

const Notes = lazyPart(() => import('./Notes.tsx'));

/** `/resources/{course}/{module}/{lesson}`: content or lock reason, navigation and conversation of a lesson. */
export function LessonScreen({ Comments }: { Comments: CommentsOfTopic }) {
  const { t } = useTranslation();
  const { course = '', module = '', lesson = '' } = useParams();
  const at = { course, module, lesson };
  const found = useQuery(lessonOptions(at));
  if (found.isPending) return <FeedSkeleton label={t('courses.lesson.loading')} />;
  if (found.data === undefined) {
    return <FailedState title={t('courses.lesson.failed')} onRetry={() => void found.refetch()} />;
  }
  if (found.data === null) return <NotFound />;
  return <Shown key={found.data.id} lesson={found.data} at={at} Comments={Comments} />;
}

function Shown({ lesson, at, Comments }: { lesson: Lesson; at: LessonAddress; Comments: CommentsOfTopic }) {
  const { t } = useTranslation();
  const me = useMe();
  const { mutate: opened } = useOpened(at);
  const learns = lesson.lock === null && acting(me) !== null;
  const client = useQueryClient();
  // The server completes the lesson shortly after the member passes its quiz.
  useLive(me ? [channels.messages(me.id)] : [], {
    'lesson-completed': () => void client.invalidateQueries({ queryKey: courseKeys.all }),
  });
  // Once per opened lesson, so that the member resumes here next time.
  useEffect(() => {
    if (learns) opened();
  }, [learns, opened]);
  return (
    <article className={classes.lesson}>
      <Link to={paths.course(lesson.course_slug)} className={classes.back}>
        <IconArrowLeft size={17} stroke={1.7} aria-hidden="true" />
        {t('courses.lesson.back', { course: lesson.course_name })}
      </Link>
      <Outline lesson={lesson} />
      <div className={classes.card}>
        <p className={classes.module}>{lesson.module_name}</p>
        <PageHeading title={lesson.name} className={classes.title} />
        {lesson.description && <p className={classes.description}>{lesson.description}</p>}
        {lesson.lock ? <Locked lock={lesson.lock} /> : <Content lesson={lesson} />}
        {learns && <Tracking lesson={lesson} at={at} />}
      </div>
      {learns && lesson.seen && !lesson.next && <Finished slug={lesson.course_slug} />}
      {learns && me && (
        <Part missing="nothing">
          <Notes key={lesson.id} me={me} lessonId={lesson.id} at={at} />
        </Part>
      )}
      <Around lesson={lesson} />
      <Talk lesson={lesson} at={at} Comments={Comments} />
    </article>
  );
}

function Around({ lesson: { previous, next } }: { lesson: Lesson }) {
  const { t } = useTranslation();
  if (!previous && !next) return null;
  return (
    <nav className={classes.around} aria-label={t('courses.lesson.around')}>
      {previous && (
        <Link to={previous.url}>
          <span>{t('courses.lesson.previous')}</span>
          {previous.name}
        </Link>
      )}
      {next && (
        <Link to={next.url} data-next>
          <span>{t('courses.lesson.next')}</span>
          {next.name}
        </Link>
      )}
    </nav>
  );
}
