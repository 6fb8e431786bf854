import '@mantine/core/styles/Input.css';
import { Button, NativeSelect } from '@mantine/core';
import { ApiError } from '@lyceum/contracts/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoards, writableBoards } from '../../../lib/boards.ts';
import { localeFor, exactTime } from '@lyceum/browser/time';
import { useMe } from '../../../lib/session.ts';
import { toast } from '../../../lib/toast.ts';
import { isScheduled } from '../../../lib/topic-cache.ts';
import { apiTime, fieldTime, useZone } from '../../../lib/zoned-time.ts';
import { answersOf, emptyPoll, settingsOf } from '../../../ui/poll/poll-form.ts';
import { PollFields } from '../../../ui/poll/PollFields.tsx';
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx';
import classes from './Composer.module.css';
import { checked, type DraftErrors } from './check-draft.ts';
import type { TopicDraft } from './draft.ts';
import { StaffFields } from './StaffFields.tsx';
import { usePostTopic } from './post-topic.ts';

interface Props {
  draft: TopicDraft;
  onChange: (draft: TopicDraft) => void;
  onTitleError: (text: string | undefined) => void;
  onCancel: () => void;
  onPosted: () => void;
}

/** What is sent besides, by the kind of post. */
const kindOf = ({ title, post_type = 'text', poll = emptyPoll() }: TopicDraft) => ({
  post_type,
  ...(post_type === 'poll' && {
    poll: { question: title.trim(), question_options: answersOf(poll), settings: settingsOf(poll) },
  }),
});

/** What unfolds below the title. Comes with the first use: most visits only read. */
export default function ComposerBody({ draft, onChange, onTitleError, onCancel, onPosted }: Props) {
  const { t, i18n } = useTranslation();
  const me = useMe();
  const zone = useZone();
  const { data: boards = [] } = useBoards();
  const choices = writableBoards(boards);
  const post = usePostTopic();
  const [errors, setErrors] = useState<DraftErrors>({});
  const [refused, setRefused] = useState(false);
  const staff = me?.isAdmin === true;
  const chosen = choices.some((board) => board.id === draft.channel_id) ? draft.channel_id : null;

  function show(found: DraftErrors): void {
    setErrors(found);
    if (found.title) onTitleError(found.title);
  }

  function change(part: Partial<TopicDraft>): void {
    setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) }));
    onChange({ ...draft, ...part });
  }

  function submit(): void {
    if (post.isPending) return;
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
        ...kindOf(draft),
        ...(staff && { sticky: draft.sticky ?? false, release_date: release && apiTime(release) }),
      },
      {
        onSuccess: ({ data }) => {
          const when = exactTime(data.release_date, localeFor(i18n.language, navigator.languages));
          const text = isScheduled(data) ? t('release.posted', { when }) : t('composer.posted');
          toast({ kind: 'success', text });
          onPosted();
        },
        onError: (error) => {
          setRefused(true);
          if (!(error instanceof ApiError)) return;
          const { title, content, channel_id, release_date } = error.errors;
          const told = { title: title ?? error.errors['poll.question'], content, channel_id, release: release_date };
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
      <RichTextField
        label={t('composer.content')}
        labelHidden
        tall={draft.post_type !== 'poll'}
        tools="full"
        placeholder={t(draft.post_type === 'poll' ? 'poll.contentPlaceholder' : 'composer.contentPlaceholder')}
        value={draft.content}
        onChange={(content) => change({ content })}
        onSubmit={submit}
        error={errors.content}
      />
      {staff && <StaffFields draft={draft} errors={errors} onChange={change} />}
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
          <Button variant="subtle" onClick={onCancel}>
            {t('app.cancel')}
          </Button>
          <Button loading={post.isPending} onClick={submit}>
            {t('composer.post')}
          </Button>
        </div>
      </div>
    </div>
  );
}
