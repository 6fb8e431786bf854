import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import type { courses } from '@lyceum/contracts';
import { courseParts, lessonParts } from '@lyceum/contracts/first-page';

export type Course = courses.CourseV4;
export type WholeCourse = courses.WholeCourse;
export type Lesson = courses.Lesson;
export type LessonLine = courses.LessonLine;
export type LessonLock = courses.LessonLock;

/** Everything that is asked of courses begins with one word, so that all of it can be asked anew at once. */
export const courseKeys = {
  all: ['courses'] as const,
  list: (shown: string) => ['courses', 'list', shown] as const,
  course: (slug: string) => ['courses', 'course', slug] as const,
  lesson: (at: LessonAddress) => ['courses', 'lesson', at.course, at.module, at.lesson] as const,
  reminders: (id: number) => ['courses', 'reminders', id] as const,
};

/** What the list shows: all that one may know of, or what one is in. */
export const SHOWN = ['all', 'mine'] as const;
export type Shown = (typeof SHOWN)[number];

export interface LessonAddress {
  course: string;
  module: string;
  lesson: string;
}

export const listOptions = (shown: Shown) =>
  infiniteQueryOptions({
    queryKey: courseKeys.list(shown),
    queryFn: ({ pageParam, signal }) => {
      const query = { page: pageParam, ...(shown === 'mine' && { type: 'mine' as const }) };
      return api('GET /api/v4/e-learning/courses', { query, signal });
    },
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

/** Null where there is none, or none that the viewer may know of. */
export const courseOptions = (slug: string) =>
  queryOptions({
    queryKey: courseKeys.course(slug),
    queryFn: ({ signal }) => orNull(api('GET /api/v3/courses/{id}', { ...courseParts(slug), signal })),
  });

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

export const remindersOptions = (id: number) =>
  queryOptions({
    queryKey: courseKeys.reminders(id),
    queryFn: async ({ signal }) => (await api('GET /api/v3/courses/{id}/reminders', { params: { id }, signal })).data,
  });
