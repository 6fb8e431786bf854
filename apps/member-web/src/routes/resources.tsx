/** All screens of courses: in pieces, the names of their files would weigh on every first load. */
export { CertificateScreen } from '../features/courses/certificates/CertificateScreen.tsx';
export { LessonScreen } from '../features/courses/lesson/LessonScreen.tsx';
export { ListScreen } from '../features/courses/list/ListScreen.tsx';
export { CourseScreen } from '../features/courses/show/CourseScreen.tsx';
