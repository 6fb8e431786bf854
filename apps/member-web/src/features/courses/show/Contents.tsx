import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useReader } from '../../../lib/time/reader.ts';
import { LESSON_ICONS, lessonState } from '../lesson-state.ts';
import { lockText } from '../lock.ts';
import type { LessonLine, WholeCourse } from '../queries/courses.query.ts';
import classes from './Show.module.css';

/** Contents of a course: its lessons with their completion or lock reason. */
export function Contents({ course }: { course: WholeCourse }) {
  const { t } = useTranslation();
  const name = (index: number, text: string) => (course.numbered ? `${index + 1}. ${text}` : text);
  return (
    <section className={classes.card} data-padded aria-labelledby="contents">
      <h2 id="contents" className={classes.heading}>
        {t('courses.contents')}
      </h2>
      {course.lesson_count === 0 && <p className={classes.quiet}>{t('courses.noLessons')}</p>}
      <ol className={classes.modules}>
        {course.modules.map((module) => (
          <li key={module.id}>
            <h3 className={classes.module}>{name(module.index, module.name)}</h3>
            {module.description && <p className={classes.quiet}>{module.description}</p>}
            <ol className={classes.lessons}>
              {module.lessons.map((lesson) => (
                <Line key={lesson.id} lesson={lesson} name={name(lesson.index, lesson.name)} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Line({ lesson, name }: { lesson: LessonLine; name: string }) {
  const { t } = useTranslation();
  const reader = useReader();
  const state = lessonState(lesson);
  const Icon = LESSON_ICONS[state];
  return (
    <li className={classes.lesson} data-state={state}>
      <span className={classes.icon}>
        <Icon size={18} stroke={1.7} aria-hidden="true" />
        <span className="visually-hidden">{t(`courses.lessonState.${state}`)}</span>
      </span>
      <span className={classes.words}>
        <Link to={lesson.url}>{name}</Link>
        {lesson.lock && <span className={classes.why}>{lockText(lesson.lock, t, reader)}</span>}
      </span>
      {lesson.content_kind !== 'text' && (
        <span className={classes.kind}>{t(`courses.kind.${lesson.content_kind}`)}</span>
      )}
    </li>
  );
}
