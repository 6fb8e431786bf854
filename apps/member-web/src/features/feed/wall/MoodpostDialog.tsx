import '@mantine/core/styles/Input.css';
import { Button, FileButton, TextInput } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { ApiError } from '@lyceum/browser/client';
import { ALT_LENGTH, UPLOAD_BYTES } from '@lyceum/contracts/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Board } from '../../../entities/boards/boards.ts';
import { draftOwner } from '../../../lib/drafts/draft-sync.ts';
import { textOf } from '../../../lib/html.ts';
import type { Me } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/toast.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { useUploads } from '../../../entities/media/upload/use-uploads.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx';
import { UploadTile } from '../../../entities/media/upload/UploadTile.tsx';
import { usePostTopic } from '../composer/post-topic.ts';
import classes from './MoodpostDialog.module.css';

/** Part 1 §5 and §9. */
const TITLE_MAX = 100;
const CONTENT_MIN = 5;
const FILETYPES = ['image/jpeg', 'image/png'];

interface Words {
  title: string;
  content: string;
  alt: string;
}
const EMPTY: Words = { title: '', content: '', alt: '' };
const isUntouched = ({ title, content, alt }: Words): boolean => !title && !textOf(content) && !alt;

type Errors = Partial<Record<'picture' | 'title' | 'content', string>>;

/** Part 1 §2: a picture for the wall, with a title and a few words, which are kept until they are posted. */
export default function MoodpostDialog({ me, board, onDone }: { me: Me; board: Board; onDone: () => void }) {
  const { t } = useTranslation();
  const draft = useDraft(draftOwner(me), `new:wall-${board.id}`, EMPTY, isUntouched);
  const form = draft.value;
  const [errors, setErrors] = useState<Errors>({});
  const [refused, setRefused] = useState(false);
  const uploads = useUploads(1);
  const post = usePostTopic(() => {
    draft.clear();
    toast({ kind: 'success', text: t('wall.posted') });
  });
  const [picture] = uploads.items;

  function change(part: Partial<Words>): void {
    draft.change((before) => ({ ...before, ...part }));
    setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) }));
  }

  async function choose(file: File | null): Promise<void> {
    if (!file) return;
    setErrors((before) => ({ ...before, picture: undefined }));
    if (!FILETYPES.includes(file.type) || file.size > UPLOAD_BYTES) return refusePicture();
    const [stored] = await uploads.add([file]);
    if (stored && !FILETYPES.includes(stored.filetype)) refusePicture();
  }

  /** Part 1 §8. Said here alone: on a phone what stays at the bottom of the window would lie over the button. */
  const refusePicture = (): void => setErrors((before) => ({ ...before, picture: t('wall.pictureRefused') }));

  function submit(): void {
    if (post.isPending || uploads.busy) return;
    const found: Errors = {
      ...(uploads.uuids.length === 0 && { picture: t('wall.pictureRequired') }),
      ...(!form.title.trim() && { title: t('composer.titleRequired') }),
      ...(textOf(form.content).length < CONTENT_MIN && { content: t('composer.contentShort', { count: CONTENT_MIN }) }),
    };
    setErrors(found);
    setRefused(false);
    if (Object.keys(found).length > 0) return;
    post.mutate(
      {
        title: form.title.trim(),
        content: form.content,
        channel_id: board.id,
        post_type: 'image',
        upload_uuids: uploads.uuids,
        upload_alts: [form.alt.trim() || null],
      },
      {
        onSuccess: onDone,
        onError: (error) => {
          setRefused(true);
          if (!(error instanceof ApiError)) return;
          const { title, content, upload_uuids } = error.errors;
          setErrors({ title: title?.[0], content: content?.[0], picture: upload_uuids?.[0] });
        },
      },
    );
  }

  const buttons = (
    <>
      <Button variant="default" onClick={onDone}>
        {t('app.cancel')}
      </Button>
      <Button loading={post.isPending} disabled={uploads.busy} onClick={submit}>
        {t('composer.post')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('wall.add')} onClose={onDone} buttons={buttons} wide>
      <div className={classes.fields}>
        {picture ? (
          <UploadTile
            name={picture.file.name}
            state={picture.state}
            progress={picture.progress}
            file={picture.file}
            onRemove={() => uploads.remove(picture.uuid)}
            onRetry={() => void uploads.retry(picture)}
          />
        ) : (
          <FileButton accept={FILETYPES.join(',')} onChange={(file) => void choose(file)}>
            {(props) => (
              <button type="button" className={classes.choose} data-autofocus {...props}>
                <IconPhotoPlus size={26} stroke={1.5} aria-hidden="true" />
                <span className={classes.word}>{t('avatar.choose')}</span>
                <span className={classes.hint}>{t('wall.pictureHint')}</span>
              </button>
            )}
          </FileButton>
        )}
        {errors.picture && (
          <p className={classes.error} role="alert">
            {errors.picture}
          </p>
        )}
        <TextInput
          label={t('wall.alt')}
          description={t('wall.altHint')}
          maxLength={ALT_LENGTH}
          value={form.alt}
          onChange={(event) => change({ alt: event.currentTarget.value })}
        />
        <TextInput
          label={t('composer.title')}
          maxLength={TITLE_MAX}
          value={form.title}
          error={errors.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <RichTextField
          label={t('composer.content')}
          placeholder={t('wall.contentPlaceholder')}
          value={form.content}
          onChange={(content) => change({ content })}
          onSubmit={submit}
          error={errors.content}
        />
      </div>
      {refused && (
        <p className={classes.error} role="alert">
          {t('wall.refused')}
        </p>
      )}
    </Dialog>
  );
}
