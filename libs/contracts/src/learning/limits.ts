/** Courses. The image width of 600 follows part 3 §9. The other bounds are our own. */
export const LEARNING_LIMITS = {
  name: 100,
  description: 20_000,
  content: 100_000,
  salespage: 500,
  theme: 40,
  authors: 20,
  page: 20,
  most: 100,
  modules: 100,
  /** Per course. */
  lessons: 500,
  videos: 10,
  files: 10,
  prerequisites: 20,
  unlockDays: 3650,
  /** Members per enrolment request of an author. */
  enrolled: 100,
  /** Per member and course. */
  reminders: 5,
  note: 10_000,
  imageWidth: 600,
} as const;
