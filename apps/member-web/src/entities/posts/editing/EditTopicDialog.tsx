import '@mantine/core/styles/Input.css';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MentionPlaceContext, placeOf } from '../../../ui/mentions/mention-place.ts';
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
import { useForm } from '../../../lib/forms/use-form.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DraftNote } from '../../../ui/draft/DraftNote.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import classes from './EditTopicDialog.module.css';
import { EditTopicFields } from './EditTopicFields.tsx';
import { changesOf, checked, valuesOf } from './edit-topic.ts';

const edit = () => import('@lyceum/contracts/community/topics').then((contract) => contract.editTopic.body);

/** Maps the API's field names to those of the form. */
const NAMES = { channel_id: 'board', release_date: 'release', upload_uuids: 'files', attachments: 'files' } as const;

async function newestOf(id: number, signal?: AbortSignal): Promise<Topic> {
  const { data } = await api('GET /api/v3/topics/{id}', { params: { id: String(id) }, signal });
  if (!isWhole(data)) throw new Error('It may no longer be read');
  return data;
}

/**
 * Dialog to edit a topic: title and text for the author, and address, board and date for administrators (decisions 26).
 */
export default function EditTopicDialog({ topic, onDone }: { topic: Topic; onDone: () => void }) {
  const { t } = useTranslation();
  // Feeds contain only excerpts, and someone else may have edited the topic.
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
  const [restored] = useState(draft.kept);
  const uploads = usePostFiles({
    files: draft.form.files,
    onChange: (update) => {
      draft.change((before) => ({ ...before, files: update(before.files) }));
      form.say({ files: undefined });
    },
  });
  const form = useForm({
    keeps: 'draft',
    values: draft.form,
    change: (part) => draft.change((before) => ({ ...before, ...part })),
    schema: edit,
    body: (values) => ({ ...changesOf(values, base, rights, zone), version: base.version }),
    send: async (body) => {
      const { data } = await api('PUT /api/v4/topics/{id}', { params: { id: topic.id }, body });
      patchTopic(
        client,
        ({ id }) => id === topic.id,
        (each) => ({ ...data, content: each.content === null ? null : data.content }),
      );
      // The topic may now be published, or have another position in every feed.
      if (data.release_date !== base.release_date) void client.invalidateQueries({ queryKey: postKeys.feeds });
      draft.clear();
    },
    done: () => {
      toast({ kind: 'success', text: t('topic.saved') });
      onDone();
    },
    names: {
      ...NAMES,
      // An editor without author rights can only change the board, so errors of the text or files appear there.
      ...(!rights.author && { upload_uuids: 'board', attachments: 'board', content: 'board' }),
    },
    says: { title: 'composer.titleRequired', slug: 'topic.fieldRequired' },
    checks: () => checked(draft.form, rights, t, topic),
    refused: (error) => (error instanceof ApiError && error.status === 409 ? conflict() : t('errors.topicOrComment')),
  });
  const submit = (): void => {
    if (!uploads.busy) form.submit();
  };

  /**
   * Loads the newer version after a version conflict. The member's input stays, and saving again overwrites the other
   * edit.
   */
  async function conflict(): Promise<string> {
    const newest = await newestOf(topic.id).catch(() => null);
    if (newest?.closed) return t('topic.closedNotice');
    if (newest) setBase(newest);
    return t('topic.conflict');
  }

  /** Closes the dialog. Unsaved input stays in the draft for the next time. */
  function leave(): void {
    if (draft.kept) toast({ kind: 'success', text: t('draft.keptChanges') });
    onDone();
  }

  const said = form.refusal ?? (draft.over ? t('topic.conflict') : null);
  const buttons = (
    <>
      <Button variant="default" onClick={leave}>
        {t('app.cancel')}
      </Button>
      <Button loading={form.busy} disabled={uploads.busy} onClick={submit}>
        {t('app.save')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('topic.edit')} onClose={leave} buttons={buttons} wide>
      <div ref={form.box} className={classes.fields}>
        <MentionPlaceContext value={placeOf(topic)}>
          <EditTopicFields
            form={draft.form}
            rights={rights}
            errors={form.errors}
            topic={topic}
            uploads={uploads}
            onChange={form.set}
            onSubmit={submit}
            onRefused={(files) => form.say({ files })}
          />
        </MentionPlaceContext>
        <Refusal>{said}</Refusal>
      </div>
      <DraftNote
        kept={draft.kept && !form.busy}
        words={restored ? t('draft.restored') : undefined}
        discard={draft.discard}
        onDiscarded={onDone}
      />
    </Dialog>
  );
}
