import '@mantine/core/styles/Input.css';
import { Button, FileButton, TextInput } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { ALT_LENGTH, COMMUNITY_LIMITS, UPLOAD_BYTES } from '@lyceum/contracts/limits';
import { useTranslation } from 'react-i18next';
import type { Board } from '../../../entities/boards/boards.ts';
import { draftOwner } from '../../../lib/drafts/draft-sync.ts';
import { textOf } from '../../../lib/html.ts';
import type { Me } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/toast.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { useUploads } from '../../../entities/media/upload/use-uploads.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { MentionPlaceContext } from '../../../ui/mentions/mention-place.ts';
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx';
import { UploadTile } from '../../../entities/media/upload/UploadTile.tsx';
import { usePostTopic } from '../composer/post-topic.ts';
import classes from './MoodpostDialog.module.css';

const newTopic = () => import('@lyceum/contracts/community/topics').then((contract) => contract.postTopic.body);
const FILETYPES = ['image/jpeg', 'image/png'];

interface Words {
  title: string;
  content: string;
  alt: string;
}
const EMPTY: Words = { title: '', content: '', alt: '' };
const isUntouched = ({ title, content, alt }: Words): boolean => !title && !textOf(content) && !alt;

/** Dialog to post a picture on a moodboard, with a title and text that persist as a draft (part 1 §2). */
export default function MoodpostDialog({ me, board, onDone }: { me: Me; board: Board; onDone: () => void }) {
  const { t } = useTranslation();
  const draft = useDraft(draftOwner(me), `new:wall-${board.id}`, EMPTY, isUntouched);
  const uploads = useUploads(1);
  const post = usePostTopic(() => {
    draft.clear();
    toast({ kind: 'success', text: t('wall.posted') });
  });
  const [picture] = uploads.items;

  const form = useForm({
    keeps: 'draft',
    values: { ...draft.value, picture: uploads.uuids },
    change: ({ picture: _, ...words }) => draft.change((before) => ({ ...before, ...words })),
    schema: newTopic,
    body: ({ title, content, alt, picture: uuids }) => ({
      title: title.trim(),
      content,
      channel_id: board.id,
      post_type: 'image' as const,
      upload_uuids: uuids,
      upload_alts: [alt.trim() || null],
    }),
    send: post.mutateAsync,
    done: onDone,
    names: { upload_uuids: 'picture' },
    says: { title: 'composer.titleRequired' },
    checks: () => ({
      ...(uploads.uuids.length === 0 && { picture: t('wall.pictureRequired') }),
      ...(textOf(draft.value.content).length < COMMUNITY_LIMITS.contentMin && {
        content: t('composer.contentShort', { count: COMMUNITY_LIMITS.contentMin }),
      }),
    }),
    refused: () => t('wall.refused'),
  });
  const submit = (): void => {
    if (!uploads.busy) form.submit();
  };

  /** Files pasted or dropped on the text. */
  function addFiles([file, ...more]: File[]): void {
    if (picture || more.length > 0) form.say({ picture: t('wall.onePicture') });
    else void choose(file ?? null);
  }

  async function choose(file: File | null): Promise<void> {
    if (!file) return;
    form.say({ picture: undefined });
    if (!FILETYPES.includes(file.type) || file.size > UPLOAD_BYTES) return refusePicture();
    const [stored] = await uploads.add([file]);
    if (stored && !FILETYPES.includes(stored.filetype)) refusePicture();
  }

  /** Shows the refusal at the field (part 1 §8). A toast would cover the submit button on phones. */
  const refusePicture = (): void => form.say({ picture: t('wall.pictureRefused') });

  const buttons = (
    <>
      <Button variant="default" onClick={onDone}>
        {t('app.cancel')}
      </Button>
      <Button loading={form.busy} disabled={uploads.busy} onClick={submit}>
        {t('composer.post')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('wall.add')} onClose={onDone} buttons={buttons} wide>
      <div ref={form.box} className={classes.fields}>
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
        {form.errors.picture && (
          <p className={classes.error} role="alert" data-wrong tabIndex={-1}>
            {form.errors.picture}
          </p>
        )}
        <TextInput
          label={t('wall.alt')}
          description={t('wall.altHint')}
          maxLength={ALT_LENGTH}
          {...form.field('alt')}
        />
        <TextInput label={t('composer.title')} maxLength={COMMUNITY_LIMITS.title} {...form.field('title')} />
        <MentionPlaceContext value={{ boardId: board.id }}>
          <RichTextField
            label={t('composer.content')}
            placeholder={t('wall.contentPlaceholder')}
            {...form.field('content')}
            onSubmit={submit}
            onFiles={addFiles}
          />
        </MentionPlaceContext>
        <Refusal>{form.refusal}</Refusal>
      </div>
    </Dialog>
  );
}
