import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import type { courses } from '@lyceum/contracts';
import { COURSE_LISTS, type CourseList, courseListParts } from '@lyceum/contracts/first-lists';
import { courseParts, lessonParts } from '@lyceum/contracts/first-page';

export type Course = courses.CourseV4;
export type WholeCourse = courses.WholeCourse;
export type Lesson = courses.Lesson;
export type LessonLine = courses.LessonLine;
export type LessonLock = courses.LessonLock;

/** Query keys of courses, under one prefix so that a single call can invalidate all. */
export const courseKeys = {
  all: ['courses'] as const,
  list: (shown: string) => ['courses', 'list', shown] as const,
  course: (slug: string) => ['courses', 'course', slug] as const,
  lesson: (at: LessonAddress) => ['courses', 'lesson', at.course, at.module, at.lesson] as const,
  reminders: (id: number) => ['courses', 'reminders', id] as const,
};

export { COURSE_LISTS as SHOWN };
export type Shown = CourseList;

export interface LessonAddress {
  course: string;
  module: string;
  lesson: string;
}

/** Query options of a list of courses. */
export const listOptions = (shown: Shown) =>
  infiniteQueryOptions({
    queryKey: courseKeys.list(shown),
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/v4/e-learning/courses', { ...courseListParts(shown, pageParam), signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
  });

async function orNull<T>(asked: Promise<{ data: T }>): Promise<T | null> {
  try {
    return (await asked).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Query options of a course. Resolves to null if it does not exist or the member may not see it. */
export const courseOptions = (slug: string) =>
  queryOptions({
    queryKey: courseKeys.course(slug),
    queryFn: ({ signal }) => orNull(api('GET /api/v3/courses/{id}', { ...courseParts(slug), signal })),
  });

/** Query options of a lesson. Resolves to null if it does not exist or the member may not see it. */
export const lessonOptions = (at: LessonAddress) =>
  queryOptions({
    queryKey: courseKeys.lesson(at),
    queryFn: ({ signal }) =>
      orNull(
        api('GET /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}', {
          ...lessonParts(at.course, at.module, at.lesson),
          signal,
        }),
      ),
  });

/** Query options of the member's reminders for a course. */
export const remindersOptions = (id: number) =>
  queryOptions({
    queryKey: courseKeys.reminders(id),
    queryFn: async ({ signal }) => (await api('GET /api/v3/courses/{id}/reminders', { params: { id }, signal })).data,
  });
