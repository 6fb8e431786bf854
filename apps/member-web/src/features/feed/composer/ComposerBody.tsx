import '@mantine/core/styles/Input.css';
import { Button, NativeSelect } from '@mantine/core';
import { ApiError } from '@lyceum/contracts/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoards, writableBoards } from '../../../lib/boards.ts';
import { textOf } from '../../../lib/html.ts';
import { toast } from '../../../lib/toast.ts';
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx';
import classes from './Composer.module.css';
import { CONTENT_MIN, type DraftErrors, type TopicDraft } from './draft.ts';
import { usePostTopic } from './post-topic.ts';

interface Props {
  draft: TopicDraft;
  onChange: (draft: TopicDraft) => void;
  onTitleError: (text: string | undefined) => void;
  onCancel: () => void;
  onPosted: () => void;
}

/** What unfolds below the title. Comes with the first use: most visits only read. */
export default function ComposerBody({ draft, onChange, onTitleError, onCancel, onPosted }: Props) {
  const { t } = useTranslation();
  const { data: boards = [] } = useBoards();
  const choices = writableBoards(boards);
  const post = usePostTopic();
  const [errors, setErrors] = useState<DraftErrors>({});
  const [refused, setRefused] = useState(false);
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
    const length = textOf(draft.content).length;
    const found: DraftErrors = {};
    if (!draft.title.trim()) found.title = t('composer.titleRequired');
    if (length === 0) found.content = t('errors.contentRequired');
    else if (length < CONTENT_MIN) found.content = t('composer.contentShort', { count: CONTENT_MIN });
    if (chosen === null) found.channel_id = t('composer.boardRequired');
    show(found);
    setRefused(false);
    if (Object.keys(found).length > 0 || chosen === null) return;
    post.mutate(
      { title: draft.title.trim(), content: draft.content, channel_id: chosen },
      {
        onSuccess: () => {
          toast({ kind: 'success', text: t('composer.posted') });
          onPosted();
        },
        onError: (error) => {
          setRefused(true);
          if (!(error instanceof ApiError)) return;
          const { title, content, channel_id } = error.errors;
          show({ title: title?.[0], content: content?.[0], channel_id: channel_id?.[0] });
        },
      },
    );
  }

  return (
    <div className={classes.body}>
      <RichTextField
        label={t('composer.content')}
        labelHidden
        tall
        tools="full"
        placeholder={t('composer.contentPlaceholder')}
        value={draft.content}
        onChange={(content) => change({ content })}
        onSubmit={submit}
        error={errors.content}
      />
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
