import { LessonScreen as Lesson } from '../features/courses/lesson/LessonScreen.tsx';
import { CommentsOf } from '../features/topic/CommentsOf.tsx';

/** All screens of courses in one chunk: separate file names would enlarge every first load. */
export { CertificateScreen } from '../features/courses/certificates/CertificateScreen.tsx';
export { ListScreen } from '../features/courses/list/ListScreen.tsx';
export { CourseScreen } from '../features/courses/show/CourseScreen.tsx';

/** A lesson with its conversation. */
export function LessonScreen() {
  return <Lesson Comments={CommentsOf} />;
}
