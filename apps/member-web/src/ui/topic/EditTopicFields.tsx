import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useBoards, writableBoards } from '../../lib/boards.ts';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import classes from './EditTopicDialog.module.css';
import { ReleaseField } from './ReleaseField.tsx';
import { type Rights, TITLE_MAX, type TopicForm } from './edit-topic.ts';

/** What search engines show of a page. */
const META_TITLE_MAX = 150;
const META_DESCRIPTION_MAX = 300;
const SLUG_MAX = 80;

interface Props {
  form: TopicForm;
  rights: Rights;
  errors: Partial<Record<keyof TopicForm, string>>;
  onChange: (part: Partial<TopicForm>) => void;
  onSubmit: () => void;
}

export function EditTopicFields({ form, rights, errors, onChange, onSubmit }: Props) {
  const { t } = useTranslation();
  const { data: boards = [] } = useBoards();
  const field = (name: 'title' | 'slug' | 'meta_title' | 'meta_description') => ({
    value: form[name],
    error: errors[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <div className={classes.fields}>
      {rights.author && (
        <>
          <TextInput label={t('composer.title')} maxLength={TITLE_MAX} data-autofocus {...field('title')} />
          <RichTextField
            label={t('composer.content')}
            tall
            tools="full"
            placeholder={t('composer.contentPlaceholder')}
            value={form.content}
            onChange={(content) => onChange({ content })}
            onSubmit={onSubmit}
            error={errors.content}
          />
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
            {writableBoards(boards).map((board) => (
              <option key={board.id} value={board.id}>
                {board.name}
              </option>
            ))}
          </NativeSelect>
          <TextInput
            label={t('topic.slug')}
            description={t('topic.slugHint')}
            maxLength={SLUG_MAX}
            {...field('slug')}
          />
          <TextInput label={t('topic.metaTitle')} maxLength={META_TITLE_MAX} {...field('meta_title')} />
          <Textarea
            label={t('topic.metaDescription')}
            maxLength={META_DESCRIPTION_MAX}
            rows={2}
            {...field('meta_description')}
          />
          <ReleaseField value={form.release} error={errors.release} onChange={(release) => onChange({ release })} />
        </>
      )}
    </div>
  );
}
