import type { LoaderFunctionArgs } from 'react-router-dom';
import { CertificateScreen } from '../features/courses/certificates/CertificateScreen.tsx';
import { LessonScreen as Lesson } from '../features/courses/lesson/LessonScreen.tsx';
import { ListScreen } from '../features/courses/list/ListScreen.tsx';
import { certificateLoader, courseLoader, listLoader, prefetchLesson } from '../features/courses/queries/loaders.ts';
import { CourseScreen } from '../features/courses/show/CourseScreen.tsx';
import { CommentsOf } from '../features/topic/CommentsOf.tsx';
import { begin } from '../lib/modules/begin.ts';

/** A lesson with its conversation. */
const LessonScreen = () => <Lesson Comments={CommentsOf} />;

const lessonLoader = ({ params: { course = '', module = '', lesson = '' } }: LoaderFunctionArgs) =>
  begin(prefetchLesson({ course, module, lesson }));

/** All screens of courses in one chunk: separate file names would enlarge every first load. */
export const list = { Component: ListScreen, loader: listLoader };
export const course = { Component: CourseScreen, loader: courseLoader };
export const lesson = { Component: LessonScreen, loader: lessonLoader };
export const certificate = { Component: CertificateScreen, loader: certificateLoader };
