import { Video } from '../../media/show/Video.tsx';
import type { Question } from '../quiz.query.ts';
import classes from '../Quiz.module.css';

/** Pictures, videos and texts of a question, in order. */
export function Beside({ question }: { question: Question }) {
  if (question.media.length === 0) return null;
  return (
    <div className={classes.beside}>
      {question.media.map((media, index) =>
        media.type === 'image' ? (
          <img
            key={index}
            className={classes.picture}
            src={media.source}
            alt={media.alt ?? ''}
            width={media.width ?? undefined}
            height={media.height ?? undefined}
          />
        ) : media.type === 'video' ? (
          <Video key={index} url={media.url} title={question.question} />
        ) : (
          <p key={index} className={classes.text}>
            {media.text}
          </p>
        ),
      )}
    </div>
  );
}
