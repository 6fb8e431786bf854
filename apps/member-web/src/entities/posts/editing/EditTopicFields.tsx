import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { COMMUNITY_LIMITS } from '@lyceum/contracts/limits';
import { useTranslation } from 'react-i18next';
import { useBoards } from '../../boards/boards.ts';
import type { Errors } from '../../../lib/forms/use-form.ts';
import type { Topic } from '../cache/topic-cache.ts';
import { splitPictures } from '../../media/upload/file-sort.ts';
import type { PostFiles } from '../../media/upload/use-post-files.ts';
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx';
import AddFiles from '../../media/upload/AddFiles.tsx';
import FilesField from '../../media/upload/FilesField.tsx';
import { PicturesField } from '../../media/upload/PicturesField.tsx';
import { withTexts } from '../../../lib/i18n/texts.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { tagsTexts } from '../tags/texts/index.ts';
import { boardsToMoveTo } from './board-choices.ts';
import classes from './EditTopicDialog.module.css';
import { ReleaseField } from './ReleaseField.tsx';
import type { Rights, TopicForm } from './edit-topic.ts';

const TagsField = lazyPart(withTexts(() => import('../tags/TagsField.tsx'), tagsTexts));

interface Props {
  form: TopicForm;
  topic: Topic;
  rights: Rights;
  uploads: PostFiles;
  errors: Errors<TopicForm>;
  onChange: (part: Partial<TopicForm>) => void;
  onSubmit: () => void;
  /** Receives the reason why files were left out. */
  onRefused: (text: string) => void;
}

/** Form fields to edit a topic, as far as the member's rights allow. */
export function EditTopicFields({ form, topic, rights, uploads, errors, onChange, onSubmit, onRefused }: Props) {
  const { t } = useTranslation();
  const { data: boards = [] } = useBoards();
  const choices = boardsToMoveTo(boards, topic);
  const postType = topic.post_type;
  /**
   * Files pasted or dropped on the text. Only picture and poll topics accept pictures, because an edit keeps the type.
   */
  function addFiles(added: File[]): void {
    const { pictures, others } = splitPictures(added);
    const takesPictures = postType === 'image' || postType === 'poll';
    uploads.add(takesPictures ? added : others);
    if (!takesPictures && pictures.length > 0) onRefused(t('upload.noPictures'));
  }

  const field = (name: 'title' | 'video_url' | 'slug' | 'meta_title' | 'meta_description') => ({
    value: form[name],
    error: errors[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <div className={classes.fields}>
      {rights.author && (
        <>
          <TextInput
            label={t('composer.title')}
            maxLength={COMMUNITY_LIMITS.title}
            data-autofocus
            {...field('title')}
          />
          <RichTextField
            label={t('composer.content')}
            tall
            tools="full"
            placeholder={t('composer.contentPlaceholder')}
            value={form.content}
            onChange={(content) => onChange({ content })}
            onSubmit={onSubmit}
            onFiles={addFiles}
            error={errors.content}
            actions={<AddFiles onChoose={uploads.add} only={postType === 'poll' ? undefined : 'sounds'} />}
          />
          {postType === 'video' && (
            <TextInput label={t('composer.video')} description={t('composer.videoHint')} {...field('video_url')} />
          )}
          {postType === 'image' && <PicturesField uploads={uploads} error={errors.files} />}
          {topic.ticket_status === null && (
            <Part missing="nothing">
              <TagsField
                value={form.tags.split(',').filter(Boolean)}
                onChange={(tags) => onChange({ tags: tags.join() })}
                error={errors.tags}
              />
            </Part>
          )}
          <FilesField uploads={uploads} />
          {postType !== 'image' && errors.files && (
            <p className={classes.error} role="alert">
              {errors.files}
            </p>
          )}
        </>
      )}
      {rights.admin && (
        <>
          <NativeSelect
            label={t('composer.board')}
            value={form.board}
            error={errors.board}
            onChange={(event) => onChange({ board: Number(event.currentTarget.value) })}
          >
            {choices.map((board) => (
              <option key={board.id} value={board.id}>
                {board.name}
              </option>
            ))}
          </NativeSelect>
          <TextInput
            label={t('topicFields.slug')}
            description={t('topicFields.slugHint')}
            maxLength={COMMUNITY_LIMITS.slug}
            {...field('slug')}
          />
          <TextInput
            label={t('topicFields.metaTitle')}
            maxLength={COMMUNITY_LIMITS.metaTitle}
            {...field('meta_title')}
          />
          <Textarea
            label={t('topicFields.metaDescription')}
            maxLength={COMMUNITY_LIMITS.metaDescription}
            rows={2}
            {...field('meta_description')}
          />
          <ReleaseField value={form.release} error={errors.release} onChange={(release) => onChange({ release })} />
        </>
      )}
    </div>
  );
}
