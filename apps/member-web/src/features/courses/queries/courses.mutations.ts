import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { courseKeys, type Lesson, type LessonAddress } from './courses.query.ts';
import { firstMessage } from '../../../lib/first-message.ts';

/** What is completed opens others, and stands in lists and tables of contents. */
async function shown(client: QueryClient, at: LessonAddress, lesson: Lesson): Promise<void> {
  client.setQueryData(courseKeys.lesson(at), lesson);
  const isThis = courseKeys.lesson(at).join();
  await client.invalidateQueries({
    queryKey: courseKeys.all,
    predicate: ({ queryKey }) => queryKey.join() !== isThis,
  });
}

/** Completes a lesson, or takes that back. */
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

/** The reader has opened it: they go on from there, and whoever may enrol is enrolled by it. */
export function useOpened(at: LessonAddress) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api('POST /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}/opened', { params: { ...at } }),
    onSuccess: ({ data }) => shown(client, at, data),
  });
}

/** The topic under which the lesson is talked about, made where there is none. */
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
