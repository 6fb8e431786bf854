import '@mantine/core/styles/Input.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { ApiError } from '@lyceum/browser/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoards } from '../../../entities/boards/boards.ts';
import { exactTime } from '@lyceum/browser/time';
import { useReader } from '../../../lib/time/reader.ts';
import { useMe } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/toast.ts';
import { isScheduled } from '../../../entities/posts/cache/topic-cache.ts';
import { fieldTime, sentTime } from '../../../lib/time/zoned-time.ts';
import { isPicture, newFiles, type PostFile } from '../../../entities/media/upload/post-file.ts';
import { usePostFiles } from '../../../entities/media/upload/use-post-files.ts';
import { DraftNote } from '../../../ui/draft/DraftNote.tsx';
import { answersOf, emptyPoll, settingsOf } from '../../../entities/posts/poll/poll-form.ts';
import { PollFields } from '../../../entities/posts/poll/PollFields.tsx';
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx';
import { boardsToPostOn } from '../../../entities/posts/editing/board-choices.ts';
import AddFiles from '../../../entities/media/upload/AddFiles.tsx';
import FilesField from '../../../entities/media/upload/FilesField.tsx';
import { PicturesField } from '../../../entities/media/upload/PicturesField.tsx';
import classes from './Composer.module.css';
import { checked, type DraftErrors } from './check-draft.ts';
import type { TopicDraft } from './draft.ts';
import { StaffFields } from './StaffFields.tsx';
import { usePostTopic } from './post-topic.ts';

interface Props {
  /** The board of the page, or null on the home page. */
  boardId: number | null;
  draft: TopicDraft;
  onChange: (update: (before: TopicDraft) => TopicDraft) => void;
  onTitleError: (text: string | undefined) => void;
  onCancel: () => void;
  /** Also after its writer has left the screen; `onPosted` only before. */
  clear: () => void;
  kept: boolean;
  discard: () => () => void;
  onPosted: () => void;
}

/** Which of the draft's files belong to this kind of post. */
const isPosted =
  ({ post_type }: TopicDraft) =>
  (file: PostFile): boolean =>
    post_type === 'image' || post_type === 'poll' || !isPicture(file);

/** What is sent besides, by the kind of post. */
const kindOf = (draft: TopicDraft, zone: string, { title, post_type = 'text', poll = emptyPoll() } = draft) => ({
  post_type,
  ...newFiles((draft.files ?? []).filter(isPosted(draft))),
  ...(post_type === 'video' && { video_url: draft.video_url }),
  ...(post_type === 'poll' && {
    poll: { question: title.trim(), question_options: answersOf(poll), settings: settingsOf(poll, zone) },
  }),
});

/** What unfolds below the title. Comes with the first use: most visits only read. */
export default function ComposerBody({ boardId, draft, onChange, onTitleError, clear, ...props }: Props) {
  const { kept, discard, onCancel, onPosted } = props;
  const { t } = useTranslation();
  const me = useMe();
  const reader = useReader();
  const { zone } = reader;
  const { data: boards = [] } = useBoards();
  const choices = boardsToPostOn(boards, boardId);
  const post = usePostTopic((topic) => {
    const waits = topic !== null && isScheduled(topic);
    const when = waits && exactTime(topic.release_date, reader);
    toast({ kind: 'success', text: waits ? t('release.posted', { when }) : t('composer.posted') });
    clear();
  });
  const [errors, setErrors] = useState<DraftErrors>({});
  const uploads = usePostFiles({
    files: draft.files ?? [],
    onChange: (update) => {
      setErrors((before) => ({ ...before, files: undefined }));
      onChange((before) => ({ ...before, files: update(before.files ?? []) }));
    },
  });
  const [refused, setRefused] = useState(false);
  // Another kind asks for other things: what was said of the one before is not true of it.
  const [kind, setKind] = useState(draft.post_type);
  if (kind !== draft.post_type) {
    setKind(draft.post_type);
    setErrors({});
    setRefused(false);
    uploads.forget();
  }
  const staff = me?.isAdmin === true;
  const chosen = choices.some((board) => board.id === draft.channel_id) ? draft.channel_id : null;

  function show(found: DraftErrors): void {
    setErrors(found);
    if (found.title) onTitleError(found.title);
  }

  function change(part: Partial<TopicDraft>): void {
    setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) }));
    onChange((before) => ({ ...before, ...part }));
  }

  function submit(): void {
    if (post.isPending || uploads.busy) return;
    const release = (staff && draft.release) || undefined;
    const found = checked({ ...draft, channel_id: chosen, release }, fieldTime(new Date(), zone), t);
    show(found);
    setRefused(false);
    if (Object.keys(found).length > 0 || chosen === null) return;
    post.mutate(
      {
        title: draft.title.trim(),
        content: draft.content,
        channel_id: chosen,
        ...kindOf(draft, zone),
        ...(staff && { sticky: draft.sticky ?? false, release_date: release && sentTime(release, zone) }),
      },
      {
        onSuccess: onPosted,
        onError: (error) => {
          setRefused(true);
          if (!(error instanceof ApiError)) return;
          const { title, content, channel_id, release_date } = error.errors;
          const { video_url, upload_uuids: files } = error.errors;
          const told = {
            ...{ title: title ?? error.errors['poll.question'], content, channel_id, release: release_date },
            ...{ video_url, files },
          };
          show(Object.fromEntries(Object.entries(told).map(([field, texts]) => [field, texts?.[0]])));
        },
      },
    );
  }

  return (
    <div className={classes.body}>
      {draft.post_type === 'poll' && (
        <div className={classes.asked}>
          <PollFields
            form={draft.poll ?? emptyPoll()}
            errors={errors.poll ?? {}}
            onChange={(poll) => change({ poll })}
          />
        </div>
      )}
      {draft.post_type === 'image' && <PicturesField uploads={uploads} error={errors.files} />}
      {draft.post_type === 'video' && (
        <TextInput
          className={classes.video}
          label={t('composer.video')}
          description={t('composer.videoHint')}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={draft.video_url ?? ''}
          error={errors.video_url}
          onChange={(event) => change({ video_url: event.currentTarget.value })}
        />
      )}
      <RichTextField
        label={t('composer.content')}
        labelHidden
        tall={(draft.post_type ?? 'text') === 'text'}
        tools="full"
        placeholder={t(
          (draft.post_type ?? 'text') === 'text' ? 'composer.contentPlaceholder' : 'poll.contentPlaceholder',
        )}
        value={draft.content}
        onChange={(content) => change({ content })}
        onSubmit={submit}
        error={errors.content}
      />
      <FilesField uploads={uploads} shown={isPosted(draft)} />
      {draft.post_type !== 'image' && errors.files && (
        <p className={classes.error} role="alert">
          {errors.files}
        </p>
      )}
      {staff && <StaffFields draft={draft} errors={errors} onChange={change} />}
      {choices.some((board) => board.id === chosen && board.type === 'helpdesk') && (
        <p className={classes.note}>
          <IconLock size={14} stroke={1.8} aria-hidden="true" /> {t('ticket.private')}
        </p>
      )}
      {refused && (
        <p className={classes.error} role="alert">
          {t('errors.topicOrComment')}
        </p>
      )}
      <div className={classes.foot}>
        <NativeSelect
          className={classes.board}
          aria-label={t('composer.board')}
          value={chosen ?? ''}
          error={errors.channel_id}
          onChange={(event) => change({ channel_id: Number(event.currentTarget.value) || null })}
        >
          <option value="">{t('composer.chooseBoard')}</option>
          {choices.map((board) => (
            <option key={board.id} value={board.id}>
              {choices.some(({ id }) => id === board.subgroup_id) ? `– ${board.name}` : board.name}
            </option>
          ))}
        </NativeSelect>
        <div className={classes.buttons}>
          <AddFiles onChoose={uploads.add} sounds={draft.post_type !== 'poll'} />
          <Button variant="subtle" onClick={onCancel}>
            {t('app.cancel')}
          </Button>
          <Button loading={post.isPending} disabled={uploads.busy} onClick={submit}>
            {t('composer.post')}
          </Button>
        </div>
      </div>
      <DraftNote kept={kept && !post.isPending} discard={discard} onDiscarded={onCancel} />
    </div>
  );
}
