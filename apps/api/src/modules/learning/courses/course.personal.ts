import type { PersonalFields } from '@lyceum/kernel';
import type { CourseEvent } from './course.events.ts';

const key = ({ course_id }: { course_id: number }): string => `course-${course_id}`;
const words = () => ({ name: '…', description: '', excerpt: '', salespage: null, image: null });
const ofCourse = { subject: key, erased: words };
const ofModule = { subject: key, erased: () => ({ name: '…', description: '' }) };

/**
 * A course belongs to its community. Its text has a separate key and survives the erasure of its authors, as an event's
 * text does.
 */
export const coursePersonal: PersonalFields<CourseEvent> = {
  CourseMade: ofCourse,
  CourseChanged: ofCourse,
  ModuleAdded: ofModule,
  ModuleChanged: ofModule,
};
