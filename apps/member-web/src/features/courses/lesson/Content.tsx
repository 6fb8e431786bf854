import { PostMedia } from '../../../entities/media/show/PostMedia.tsx';
import { Quiz } from '../../../entities/quizzes/Quiz.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { useMe } from '../../../lib/session/session.ts';
import type { Lesson } from '../queries/courses.query.ts';
import classes from './Lesson.module.css';

/** Content of a lesson: picture, videos, text, files and quiz. */
export function Content({ lesson }: { lesson: Lesson }) {
  const me = useMe();
  return (
    <div className={classes.content}>
      {lesson.image && <img className={classes.picture} src={lesson.image} alt="" />}
      {lesson.videos.map(({ url }) => (
        <PostMedia key={url} attachments={[]} videoUrl={url} title={lesson.name} />
      ))}
      {lesson.content && <RichText html={lesson.content} />}
      <PostMedia attachments={lesson.attachments} title={lesson.name} />
      {lesson.quiz && me && <Quiz id={lesson.quiz.id} />}
    </div>
  );
}
