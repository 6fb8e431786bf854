import '@mantine/core/styles/Input.css';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '@lyceum/browser/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftOwner } from '../../../lib/drafts/draft-sync.ts';
import { postKeys } from '../cache/keys.ts';
import { useMe } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/toast.ts';
import { isWhole, patchTopic, type Topic } from '../cache/topic-cache.ts';
import { usePostFiles } from '../../media/upload/use-post-files.ts';
import { useEditDraft } from './use-edit-draft.ts';
import { useZone } from '../../../lib/time/reader.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DraftNote } from '../../../ui/draft/DraftNote.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import classes from './EditTopicDialog.module.css';
import { EditTopicFields } from './EditTopicFields.tsx';
import { changesOf, checked, type TopicForm, valuesOf } from './edit-topic.ts';

async function newestOf(id: number, signal?: AbortSignal): Promise<Topic> {
  const { data } = await api('GET /api/v3/topics/{id}', { params: { id: String(id) }, signal });
  if (!isWhole(data)) throw new Error('It may no longer be read');
  return data;
}

/** Title and text for the author, address, board and date for administrators (decisions 26). */
export default function EditTopicDialog({ topic, onDone }: { topic: Topic; onDone: () => void }) {
  const { t } = useTranslation();
  // Feeds hold excerpts only, and somebody may have edited since.
  const whole = useQuery({
    queryKey: ['topic-to-edit', topic.id],
    queryFn: ({ signal }) => newestOf(topic.id, signal),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  if (whole.data) return <Form topic={whole.data} onDone={onDone} />;
  return (
    <Dialog title={t('topic.edit')} onClose={onDone}>
      {whole.isError ? (
        <FailedState quiet title={t('topic.failed')} onRetry={() => void whole.refetch()} />
      ) : (
        <p role="status">{t('app.loading')}</p>
      )}
    </Dialog>
  );
}

function Form({ topic, onDone }: { topic: Topic; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const me = useMe();
  const rights = { author: me?.id === topic.user_id, admin: topic.permissions.includes('EDIT_CHANNEL') };
  const zone = useZone();
  const [base, setBase] = useState(topic);
  const draft = useEditDraft(draftOwner(me ?? null), `edit:topic-${topic.id}`, base.version, valuesOf(base, zone));
  const { form } = draft;
  const [restored] = useState(draft.kept);
  const [errors, setErrors] = useState<Partial<Record<keyof TopicForm, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const change = (part: Partial<TopicForm>): void => {
    draft.change((before) => ({ ...before, ...part }));
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])),
    }));
  };
  const uploads = usePostFiles({
    files: form.files,
    onChange: (update) => {
      draft.change((before) => ({ ...before, files: update(before.files) }));
      setErrors((before) => ({ ...before, files: undefined }));
    },
  });

  const save = useMutation({
    mutationFn: () =>
      api('PUT /api/v4/topics/{id}', {
        params: { id: topic.id },
        body: { ...changesOf(form, base, rights, zone), version: base.version },
      }),
    onSuccess: ({ data }) => {
      patchTopic(
        client,
        ({ id }) => id === topic.id,
        (each) => ({ ...data, content: each.content === null ? null : data.content }),
      );
      // It may have come out, or stands elsewhere in every order.
      if (data.release_date !== base.release_date) void client.invalidateQueries({ queryKey: postKeys.feeds });
      toast({ kind: 'success', text: t('topic.saved') });
      draft.clear();
      onDone();
    },
    onError: async (error) => {
      if (!(error instanceof ApiError)) return setRefusal(t('errors.topicOrComment'));
      if (error.status === 409) return setRefusal(await conflict());
      const { channel_id, release_date, upload_uuids, attachments, ...others } = error.errors;
      const files = upload_uuids ?? attachments;
      // Why the text or the pictures do not belong there stands at the board, for whoever can change that alone.
      const board = channel_id ?? (rights.author ? undefined : (files ?? others.content));
      const texts = { ...others, board, release: release_date, files };
      setErrors(Object.fromEntries(Object.entries(texts).map(([field, told]) => [field, told?.[0]])));
      setRefusal(t('errors.topicOrComment'));
    },
  });

  /** Somebody was first: what is typed stays, and saving again means it, over what they made of it. */
  async function conflict(): Promise<string> {
    const newest = await newestOf(topic.id).catch(() => null);
    if (newest?.closed) return t('topic.closedNotice');
    if (newest) setBase(newest);
    return t('topic.conflict');
  }

  function submit(): void {
    if (save.isPending || uploads.busy) return;
    const found = checked(form, rights, t, topic);
    setErrors(found);
    setRefusal(null);
    if (Object.keys(found).length === 0) save.mutate();
  }

  /** However it is closed: what was typed stays, and is there when it is opened again. */
  function leave(): void {
    if (draft.kept) toast({ kind: 'success', text: t('draft.keptChanges') });
    onDone();
  }

  const said = refusal ?? (draft.over ? t('topic.conflict') : null);
  const buttons = (
    <>
      <Button variant="default" onClick={leave}>
        {t('app.cancel')}
      </Button>
      <Button loading={save.isPending} disabled={uploads.busy} onClick={submit}>
        {t('app.save')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('topic.edit')} onClose={leave} buttons={buttons} wide>
      <EditTopicFields
        form={form}
        rights={rights}
        errors={errors}
        topic={topic}
        uploads={uploads}
        onChange={change}
        onSubmit={submit}
      />
      {said && (
        <p className={classes.refusal} role="alert">
          {said}
        </p>
      )}
      <DraftNote
        kept={draft.kept && !save.isPending}
        words={restored ? t('draft.restored') : undefined}
        discard={draft.discard}
        onDiscarded={onDone}
      />
    </Dialog>
  );
}
