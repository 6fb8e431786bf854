import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { ScreenRail } from '../../../ui/shell/ScreenRail.tsx';
import { LESSON_ICONS, lessonState } from '../lesson-state.ts';
import { Progress } from '../Progress.tsx';
import { courseOptions, type Lesson, type LessonLine, type WholeCourse } from '../queries/courses.query.ts';
import classes from './Outline.module.css';

/** The course's lessons with their progress: in the rail, and folded above the lesson where there is no rail. */
export function Outline({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation();
  const course = useQuery(courseOptions(lesson.course_slug)).data;
  if (!course) return null;
  return (
    <>
      <ScreenRail>
        <section className={classes.card}>
          <h2 className={classes.heading}>{course.name}</h2>
          {course.participant && <Progress of={course.participant} />}
          <Lessons course={course} />
        </section>
      </ScreenRail>
      <details className={classes.folded}>
        <summary>{t('courses.contents')}</summary>
        <Lessons course={course} />
      </details>
    </>
  );
}

function Lessons({ course }: { course: WholeCourse }) {
  const { t } = useTranslation();
  const name = (index: number, text: string) => (course.numbered ? `${index + 1}. ${text}` : text);
  return (
    <nav aria-label={t('courses.contents')}>
      <ol className={classes.modules}>
        {course.modules.map((module) => (
          <li key={module.id}>
            <h3 className={classes.module}>{name(module.index, module.name)}</h3>
            <ol className={classes.lessons}>
              {module.lessons.map((line) => (
                <li key={line.id}>
                  <OutlineLink line={line} name={name(line.index, line.name)} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function OutlineLink({ line, name }: { line: LessonLine; name: string }) {
  const { t } = useTranslation();
  const state = lessonState(line);
  const Icon = LESSON_ICONS[state];
  return (
    <NavLink to={line.url} className={classes.lesson} data-state={state}>
      <Icon size={16} stroke={1.7} aria-hidden="true" />
      <span className={classes.name}>
        <span className="visually-hidden">{t(`courses.lessonState.${state}`)}: </span>
        {name}
      </span>
    </NavLink>
  );
}
