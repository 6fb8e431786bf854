import { Button, FileButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { media } from '@lyceum/contracts';
import { api } from '@lyceum/browser/client';
import { defaultAvatar } from '@lyceum/contracts/identity/default-avatar';
import { IMAGE_EXTENSIONS } from '@lyceum/contracts/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Me, meOptions } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/toast.ts';
import { withoutHeic } from '@lyceum/browser/heic';
import { useUploads } from '../../media/upload/use-uploads.ts';
import { Avatar } from '../Avatar.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { UploadTile, usePicture } from '../../media/upload/UploadTile.tsx';
import classes from './AvatarDialog.module.css';
import { CENTRED, cropped } from './crop.ts';
import { CropField } from './CropField.tsx';

const ACCEPT = [...IMAGE_EXTENSIONS.map((extension) => `.${extension}`), 'image/*'].join(',');

/** Dialog that chooses and crops a picture and saves it as the member's avatar. */
export default function AvatarDialog({ me, onDone }: { me: Me; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [crop, setCrop] = useState(CENTRED);
  const picture = useRef<HTMLImageElement>(null);
  const source = usePicture(file);
  const uploads = useUploads(1);

  async function choose(chosen: File | null): Promise<void> {
    if (!chosen) return;
    setCrop(CENTRED);
    setFile(await withoutHeic(chosen));
  }

  function refuse(): void {
    setFile(null);
    toast({ kind: 'error', text: t('errors.upload') });
  }

  const taken = {
    onSuccess: ({ data }: { data: Me }) => {
      client.setQueryData(meOptions.queryKey, data);
      // All cached content by this member includes the avatar.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== meOptions.queryKey[0] });
      toast({ kind: 'success', text: t('avatar.changed') });
      onDone();
    },
    onError: () => toast({ kind: 'error', text: t('errors.action') }),
  };
  const save = useMutation({
    mutationFn: (uuid: string) => api('POST /api/v3/profile/me/avatar', { body: { upload_uuid: uuid } }),
    ...taken,
  });
  const reset = useMutation({ mutationFn: () => api('DELETE /api/v3/profile/me/avatar'), ...taken });

  async function send(): Promise<void> {
    uploads.items.forEach(({ uuid }) => uploads.remove(uuid));
    const [stored] = await uploads.add([await cropped(picture.current!, crop)]);
    take(stored ?? null);
  }

  function take(stored: media.Upload | null): void {
    if (stored) save.mutate(stored.uuid);
  }

  const busy = uploads.busy || save.isPending;
  const buttons = (
    <>
      <FileButton accept={ACCEPT} onChange={(chosen) => void choose(chosen)}>
        {(props) => (
          <Button variant={file ? 'default' : 'filled'} disabled={busy} {...props}>
            {file ? t('avatar.another') : t('avatar.choose')}
          </Button>
        )}
      </FileButton>
      {file && (
        <Button loading={busy} onClick={() => void send()}>
          {t('avatar.save')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={t('avatar.title')} onClose={onDone} buttons={buttons}>
      {source ? (
        <CropField source={source} picture={picture} crop={crop} onChange={setCrop} onBroken={refuse} />
      ) : (
        <div className={classes.current}>
          <Avatar member={me} size={160} />
          <p>{t('avatar.hint')}</p>
          {me.avatar !== defaultAvatar(me.id) && (
            <Button variant="subtle" loading={reset.isPending} onClick={() => reset.mutate()}>
              {t('avatar.reset')}
            </Button>
          )}
        </div>
      )}
      {uploads.items.map((item) => (
        <UploadTile
          key={item.uuid}
          name={item.file.name}
          state={item.state}
          progress={item.progress}
          file={item.file}
          onRemove={() => uploads.remove(item.uuid)}
          onRetry={() => void uploads.retry(item).then(take)}
        />
      ))}
    </Dialog>
  );
}
