import '@mantine/core/styles/Input.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MentionPlaceContext } from '../../../ui/mentions/mention-place.ts';
import { useBoards } from '../../../entities/boards/boards.ts';
import { exactTime } from '@lyceum/browser/time';
import { useReader } from '../../../lib/time/reader.ts';
import { useMe } from '../../../lib/session/session.ts';
import { store, stored } from '../../../lib/stored.ts';
import { toast } from '../../../lib/toast.ts';
import { isScheduled } from '../../../entities/posts/cache/topic-cache.ts';
import { fieldTime, sentTime } from '../../../lib/time/zoned-time.ts';
import { isPicture, newFiles, type PostFile } from '../../../entities/media/upload/post-file.ts';
import { splitPictures } from '../../../entities/media/upload/file-sort.ts';
import { usePostFiles } from '../../../entities/media/upload/use-post-files.ts';
import { DraftNote } from '../../../ui/draft/DraftNote.tsx';
import { answersOf, emptyPoll, POLL_NAMES, questionWords, settingsOf } from '../../../entities/posts/poll/poll-form.ts';
import { PollFields } from '../../../entities/posts/poll/PollFields.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx';
import { boardsToPostOn } from '../../../entities/posts/editing/board-choices.ts';
import AddFiles from '../../../entities/media/upload/AddFiles.tsx';
import FilesField from '../../../entities/media/upload/FilesField.tsx';
import { PicturesField } from '../../../entities/media/upload/PicturesField.tsx';
import { tagsTexts } from '../../../entities/posts/tags/texts/index.ts';
import { withTexts } from '../../../lib/i18n/texts.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';
import classes from './Composer.module.css';
import { checked } from './check-draft.ts';
import type { TopicDraft } from './draft.ts';
import { StaffFields } from './StaffFields.tsx';
import { refusalOf } from '../../../lib/forms/refusal-of.ts';
import { usePostTopic } from './post-topic.ts';

interface Props {
  /** The board of the page, or null on the home page. */
  boardId: number | null;
  draft: TopicDraft;
  onChange: (update: (before: TopicDraft) => TopicDraft) => void;
  onTitleError: (text: string | undefined) => void;
  onCancel: () => void;
  /** Called even after the writer has left the screen. `onPosted` is not. */
  clear: () => void;
  kept: boolean;
  discard: () => () => void;
  onPosted: () => void;
}

const TagsField = lazyPart(withTexts(() => import('../../../entities/posts/tags/TagsField.tsx'), tagsTexts));

const newTopic = () => import('@lyceum/contracts/community/topics').then((contract) => contract.postTopic.body);

const LAST_BOARD = 'lyceum.board';

/** Defaults for fields that the draft lacks. */
const EMPTY = { post_type: 'text' as const, video_url: '', files: [], tags: [], poll: emptyPoll(), sticky: false };

/** Whether a draft file belongs to the chosen post type. */
const isPosted =
  ({ post_type }: TopicDraft) =>
  (file: PostFile): boolean =>
    post_type === 'image' || post_type === 'poll' || !isPicture(file);

/** Request fields that depend on the post type. */
const kindOf = (draft: TopicDraft, zone: string, { title, post_type = 'text', poll = emptyPoll() } = draft) => ({
  post_type,
  ...newFiles((draft.files ?? []).filter(isPosted(draft))),
  ...(post_type === 'video' && { video_url: draft.video_url }),
  ...(post_type === 'poll' && {
    poll: { question: title.trim(), question_options: answersOf(poll), settings: settingsOf(poll, zone) },
  }),
});

/** Fields below the title. Their code loads on first use, because most visits only read. */
export default function ComposerBody({ boardId, draft, onChange, onTitleError, clear, ...props }: Props) {
  const { kept, discard, onCancel, onPosted } = props;
  const { t } = useTranslation();
  const me = useMe();
  const reader = useReader();
  const { zone } = reader;
  const { data: boards = [] } = useBoards();
  const choices = boardsToPostOn(boards, boardId);
  const post = usePostTopic((topic) => {
    clear();
    if (typeof topic === 'string') return toast({ kind: 'success', text: topic });
    const waits = topic !== null && isScheduled(topic);
    const when = waits && exactTime(topic.release_date, reader);
    toast({ kind: 'success', text: waits ? t('release.posted', { when }) : t('composer.posted') });
  });
  const uploads = usePostFiles({
    files: draft.files ?? [],
    onChange: (update) => {
      form.say({ files: undefined });
      onChange((before) => ({ ...before, files: update(before.files ?? []) }));
    },
  });
  const staff = me?.isAdmin === true;
  // At home, the board of the last post there.
  const [last] = useState(() => (boardId === null ? stored<number>(LAST_BOARD) : null));
  const board = choices.find(({ id }) => id === (draft.channel_id ?? last));
  const chosen = board?.id ?? null;

  const asks = draft.post_type === 'poll';
  const values = { ...EMPTY, ...draft, channel_id: chosen, release: (staff && draft.release) || '' };
  const form = useForm({
    keeps: 'draft',
    values,
    change: (part) => onChange((before) => ({ ...before, ...part })),
    schema: newTopic,
    body: (typed) => ({
      title: typed.title.trim(),
      content: typed.content,
      channel_id: typed.channel_id ?? 0,
      ...(typed.tags.length > 0 && { tags: typed.tags }),
      ...kindOf(draft, zone),
      ...(staff && {
        sticky: typed.sticky,
        release_date: typed.release ? sentTime(typed.release, zone) : undefined,
      }),
    }),
    send: async (body) => {
      const answer = await post.mutateAsync(body);
      if (boardId === null) store(LAST_BOARD, body.channel_id);
      return answer;
    },
    done: onPosted,
    names: { ...POLL_NAMES, 'poll.question': 'title', release_date: 'release', upload_uuids: 'files' },
    says: {
      title: asks ? questionWords(t) : 'composer.titleRequired',
      channel_id: 'composer.boardRequired',
      poll: 'pollDialogs.answerRequired',
    },
    checks: () => checked(values, fieldTime(new Date(), zone), t),
    found: ({ title }) => onTitleError(title),
    refused: (error) => refusalOf(error) ?? t('errors.topicOrComment'),
  });
  const { errors } = form;
  // Error messages of one post type do not apply to another.
  const [kind, setKind] = useState(draft.post_type);
  if (kind !== draft.post_type) {
    setKind(draft.post_type);
    form.forget();
    uploads.forget();
  }

  /** Files pasted or dropped on the text. A picture turns a text post into a picture post. */
  function addFiles(added: File[]): void {
    const { pictures, others } = splitPictures(added);
    if (draft.post_type === 'video') {
      uploads.add(others);
      if (pictures.length > 0) form.say({ files: t('upload.noPictures') });
      return;
    }
    if (pictures.length > 0 && (draft.post_type ?? 'text') === 'text') {
      form.set({ post_type: 'image' });
      form.forget();
      // Here and not while rendering, which would clear what `uploads` reports about these files.
      setKind('image');
    }
    uploads.add(added);
  }

  const submit = (): void => {
    if (!uploads.busy) form.submit();
  };

  return (
    <div ref={form.box} className={classes.body}>
      {draft.post_type === 'poll' && (
        <div className={classes.asked}>
          <PollFields form={draft.poll ?? emptyPoll()} errors={errors} onChange={(poll) => form.set({ poll })} />
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
          {...form.field('video_url')}
        />
      )}
      <MentionPlaceContext value={board && board.type !== 'helpdesk' ? { boardId: board.id } : null}>
        <RichTextField
          label={t('composer.content')}
          labelHidden
          tall={(draft.post_type ?? 'text') === 'text'}
          tools="full"
          placeholder={t(
            (draft.post_type ?? 'text') === 'text' ? 'composer.contentPlaceholder' : 'poll.contentPlaceholder',
          )}
          {...form.field('content')}
          onSubmit={submit}
          onFiles={addFiles}
        />
      </MentionPlaceContext>
      <FilesField uploads={uploads} shown={isPosted(draft)} />
      {draft.post_type !== 'image' && errors.files && (
        <p className={classes.error} role="alert" data-wrong tabIndex={-1}>
          {errors.files}
        </p>
      )}
      {board?.type !== 'helpdesk' && (
        <div className={classes.tags}>
          <Part missing="nothing">
            <TagsField value={values.tags} onChange={(tags) => form.set({ tags })} error={errors.tags} />
          </Part>
        </div>
      )}
      {staff && <StaffFields draft={draft} errors={errors} onChange={form.set} />}
      {choices.some((board) => board.id === chosen && board.type === 'helpdesk') && (
        <p className={classes.note}>
          <IconLock size={14} stroke={1.8} aria-hidden="true" /> {t('ticket.private')}
        </p>
      )}
      <Refusal>{form.refusal}</Refusal>
      <div className={classes.foot}>
        <NativeSelect
          className={classes.board}
          aria-label={t('composer.board')}
          value={chosen ?? ''}
          error={errors.channel_id}
          onBlur={() => form.look('channel_id')}
          onChange={(event) => form.set({ channel_id: Number(event.currentTarget.value) || null })}
        >
          <option value="">{t('composer.chooseBoard')}</option>
          {choices.map((board) => (
            <option key={board.id} value={board.id}>
              {choices.some(({ id }) => id === board.subgroup_id) ? `– ${board.name}` : board.name}
            </option>
          ))}
        </NativeSelect>
        <div className={classes.buttons}>
          <AddFiles onChoose={uploads.add} only={draft.post_type === 'poll' ? undefined : 'sounds'} />
          <Button variant="subtle" onClick={onCancel}>
            {t('app.cancel')}
          </Button>
          <Button loading={form.busy} disabled={uploads.busy} onClick={submit}>
            {t('composer.post')}
          </Button>
        </div>
      </div>
      <DraftNote kept={kept && !form.busy} discard={discard} onDiscarded={onCancel} />
    </div>
  );
}
