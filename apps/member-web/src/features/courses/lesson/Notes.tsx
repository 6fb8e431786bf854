import '@mantine/core/styles/Input.css';
import { Button, Textarea } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { LEARNING_LIMITS } from '@lyceum/contracts/learning/limits';
import { useTranslation } from 'react-i18next';
import { draftOwner } from '../../../lib/drafts/draft-sync.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import type { Me } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/toast.ts';
import { courseKeys, type LessonAddress } from '../queries/courses.query.ts';
import classes from './Lesson.module.css';

const PATH = '/api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}/note' as const;

const noteOptions = (at: LessonAddress) =>
  queryOptions({
    queryKey: [...courseKeys.lesson(at), 'note'],
    queryFn: ({ signal }) => api(`GET ${PATH}`, { params: at, signal }).then(({ data }) => data),
  });

/** The member's private note on a lesson. Unsaved text is kept as a draft. */
export default function Notes({ me, lessonId, at }: { me: Me; lessonId: number; at: LessonAddress }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const saved = useQuery(noteOptions(at)).data;
  const draft = useDraft<{ content: string | null }>(
    draftOwner(me),
    `note:${lessonId}`,
    { content: null },
    ({ content }) => content === null,
  );
  const save = useMutation({
    mutationFn: (content: string) => api(`PUT ${PATH}`, { params: at, body: { content } }),
    onSuccess: ({ data }) => {
      client.setQueryData(noteOptions(at).queryKey, data);
      draft.clear();
      toast({ kind: 'success', text: t('courses.notes.saved') });
    },
    onError: () => toast({ kind: 'error', text: t('errors.action') }),
  });
  const text = draft.value.content ?? saved?.content ?? '';
  const isChanged = draft.value.content !== null && draft.value.content !== saved?.content;
  return (
    <section className={classes.notes} aria-labelledby="lesson-notes">
      <h2 id="lesson-notes">{t('courses.notes.title')}</h2>
      <Textarea
        aria-labelledby="lesson-notes"
        description={t('courses.notes.hint')}
        autosize={false}
        rows={4}
        maxLength={LEARNING_LIMITS.note}
        disabled={!saved}
        value={text}
        onChange={({ currentTarget: { value } }) => draft.change(() => ({ content: value }))}
      />
      {isChanged && (
        <Button variant="default" loading={save.isPending} onClick={() => save.mutate(text)}>
          {t('courses.notes.save')}
        </Button>
      )}
    </section>
  );
}
