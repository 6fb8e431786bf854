import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { courseKeys, type Lesson, type LessonAddress } from './courses.query.ts';
import { firstMessage } from '../../../lib/first-message.ts';

/**
 * Stores the lesson and refetches other course data, because a completed lesson can unlock others and appears in lists.
 */
async function shown(client: QueryClient, at: LessonAddress, lesson: Lesson): Promise<void> {
  client.setQueryData(courseKeys.lesson(at), lesson);
  const isThis = courseKeys.lesson(at).join();
  await client.invalidateQueries({
    queryKey: courseKeys.all,
    predicate: ({ queryKey }) => queryKey.join() !== isThis,
  });
}

/** Mutation that marks a lesson complete or incomplete. */
export function useTrack(at: LessonAddress) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: 'complete' | 'incomplete') =>
      api('POST /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}', {
        params: { ...at },
        body: { action },
      }),
    onSuccess: ({ data }) => shown(client, at, data),
    onError: (error) => toast({ kind: 'error', text: firstMessage(error) || t('errors.action') }),
  });
}

/** Mutation that records that a member opened a lesson. The server enrols members who may enrol. */
export function useOpened(at: LessonAddress) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api('POST /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}/opened', { params: { ...at } }),
    onSuccess: ({ data }) => shown(client, at, data),
  });
}

/** Mutation that creates the topic of a lesson's conversation, or returns the existing one. */
export function useBeginConversation(at: LessonAddress) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api('POST /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}/conversation', {
        params: { ...at },
      }),
    onSuccess: ({ data: { topic_id } }) =>
      client.setQueryData<Lesson>(courseKeys.lesson(at), (lesson) => lesson && { ...lesson, topic_id }),
    onError: (error) => toast({ kind: 'error', text: firstMessage(error) || t('errors.action') }),
  });
}

/** Mutation that finishes a course. */
export function useFinish(course: string) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /api/v4/e-learning/courses/{course}/finish', { params: { course } }),
    onSuccess: () => toast({ kind: 'success', text: t('courses.finished') }),
    onError: (error) => toast({ kind: 'error', text: firstMessage(error) || t('errors.action') }),
    onSettled: () => client.invalidateQueries({ queryKey: courseKeys.all }),
  });
}
