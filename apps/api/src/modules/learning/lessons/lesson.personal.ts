import type { PersonalFields } from '@lyceum/kernel';
import type { LessonEvent } from './lesson.events.ts';

const ofCourse = {
  subject: ({ course_id }: { course_id: number }) => `course-${course_id}`,
  erased: () => ({ name: '…', description: '', content: '', image: null, files: [], videos: [] }),
};

/** Lessons are encrypted with the key of their course. */
export const lessonPersonal: PersonalFields<LessonEvent> = { LessonWritten: ofCourse, LessonChanged: ofCourse };
