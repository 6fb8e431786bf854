import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../lib/html.ts';
import type { PostFile } from '../../lib/upload/post-file.ts';
import { RichTextField } from '../../ui/rich-text/RichTextField.tsx';
import classes from './CommentComposer.module.css';

const AddFiles = lazy(() => import('../../ui/upload/AddFiles.tsx'));
const CommentFiles = lazy(() => import('../../ui/upload/CommentFiles.tsx'));

interface Props {
  label: string;
  placeholder: string;
  submit: string;
  value: string;
  onChange: (html: string) => void;
  files: PostFile[];
  onFiles: (update: (before: PostFile[]) => PostFile[]) => void;
  onSubmit: (html: string) => void;
  onCancel?: () => void;
  busy?: boolean;
  /** Why the last try came back. */
  refusal: string | null;
}

/** Where a comment or a reply is written, or written better. */
export function CommentForm({ label, placeholder, submit, busy = false, refusal, ...form }: Props) {
  const { value, onChange, files, onFiles, onSubmit, onCancel } = form;
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<File[]>([]);
  const [sending, setSending] = useState(false);
  const [empty, setEmpty] = useState(false);

  function send(): void {
    if (busy || sending) return;
    if (!textOf(value)) return setEmpty(true);
    setChosen([]);
    onSubmit(value);
  }

  return (
    <>
      <RichTextField
        label={label}
        labelHidden
        takesQuotes
        placeholder={placeholder}
        value={value}
        onChange={(html) => {
          setEmpty(false);
          onChange(html);
        }}
        onSubmit={send}
        error={empty ? t('errors.contentRequired') : refusal}
        actions={
          <>
            <Suspense fallback={<span className={classes.adding} />}>
              <AddFiles
                onChoose={(added) => {
                  setChosen(added);
                  setSending(true);
                }}
              />
            </Suspense>
            {onCancel && (
              <Button size="compact-md" variant="subtle" onClick={onCancel}>
                {t('app.cancel')}
              </Button>
            )}
            <Button size="compact-md" title={t('editor.submitHint')} loading={busy} disabled={sending} onClick={send}>
              {submit}
            </Button>
          </>
        }
      />
      <Suspense>
        {files.length + chosen.length > 0 && (
          <CommentFiles files={files} onFiles={onFiles} chosen={chosen} onBusy={setSending} />
        )}
      </Suspense>
    </>
  );
}
