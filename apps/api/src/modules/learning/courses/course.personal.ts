import type { PersonalFields } from '@lyceum/kernel';
import type { CourseEvent } from './course.events.ts';

const key = ({ course_id }: { course_id: number }): string => `course-${course_id}`;
const words = () => ({ name: '…', description: '', excerpt: '', salespage: null, image: null });
const ofCourse = { subject: key, erased: words };
const ofModule = { subject: key, erased: () => ({ name: '…', description: '' }) };

/** What a course says is its community's: sealed with a key of its own, and kept when an author is erased, as an event's words are. */
export const coursePersonal: PersonalFields<CourseEvent> = {
  CourseMade: ofCourse,
  CourseChanged: ofCourse,
  ModuleAdded: ofModule,
  ModuleChanged: ofModule,
};
