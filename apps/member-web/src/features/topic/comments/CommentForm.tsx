import { Button } from '@mantine/core';
import { gifHtml } from '@lyceum/editor/gif';
import { FILES_PER_COMMENT } from '@lyceum/contracts/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/html.ts';
import type { PostFile } from '../../../entities/media/upload/post-file.ts';
import { DraftNote } from '../../../ui/draft/DraftNote.tsx';
import { useSubmitOnEnter } from '../../../lib/session/settings.ts';
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx';
import classes from './CommentComposer.module.css';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { withTexts } from '../../../lib/i18n/texts.ts';
import { mediaTexts } from '../../../entities/media/texts/index.ts';

const AddFiles = lazyPart(
  withTexts(() => import('../../../entities/media/upload/AddFiles.tsx'), mediaTexts),
  'member',
);
const CommentFiles = lazyPart(
  withTexts(() => import('../../../entities/media/upload/CommentFiles.tsx'), mediaTexts),
  'member',
);

interface Props {
  label: string;
  placeholder: string;
  submit: string;
  value: string;
  onChange: (html: string) => void;
  files: PostFile[];
  onFiles: (update: (before: PostFile[]) => PostFile[]) => void;
  onSubmit: (html: string) => void;
  /** Sends a GIF by its URL, with HTML to show until the answer. The text input stays. Edits do not support it. */
  onGif?: (html: string, url: string) => void;
  /** Whether there is unsent input. */
  kept: boolean;
  discard: () => () => void;
  /** Closes a form that a click opened. The input stays. */
  onCancel?: () => void;
  busy?: boolean;
  /** Why the last attempt was refused. */
  refusal: string | null;
}

/** Form for a new comment or reply, or an edit. */
export function CommentForm({ label, placeholder, submit, busy = false, refusal, ...form }: Props) {
  const { value, onChange, files, onFiles, onSubmit, onGif, onCancel, kept, discard } = form;
  const { t } = useTranslation();
  const submitOnEnter = useSubmitOnEnter();
  const [chosen, setChosen] = useState<File[]>([]);
  const [sending, setSending] = useState(false);
  const [empty, setEmpty] = useState(false);

  function addFiles(added: File[]): void {
    setChosen(added);
    setSending(true);
  }

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
        focused={onCancel !== undefined}
        onEscape={onCancel}
        placeholder={placeholder}
        value={value}
        onChange={(html) => {
          setEmpty(false);
          onChange(html);
        }}
        onSubmit={send}
        submitOnEnter={submitOnEnter}
        onGif={onGif && ((gif) => busy || onGif(gifHtml(gif), gif.url))}
        onFiles={addFiles}
        missing={empty}
        error={refusal}
        actions={
          <>
            <Part missing="nothing" fallback={<span className={classes.adding} />}>
              <AddFiles onChoose={addFiles} />
            </Part>
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
      <Part>
        {files.length + chosen.length > 0 && (
          <CommentFiles files={files} onFiles={onFiles} most={FILES_PER_COMMENT} chosen={chosen} onBusy={setSending} />
        )}
      </Part>
      <DraftNote kept={kept && !busy} discard={discard} onDiscarded={onCancel} />
    </>
  );
}
