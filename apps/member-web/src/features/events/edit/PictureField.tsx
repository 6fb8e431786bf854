import { Button, FileButton } from '@mantine/core';
import { PICTURES } from '@lyceum/browser/accepted';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadTile } from '../../../entities/media/upload/UploadTile.tsx';
import { useUploads } from '../../../entities/media/upload/use-uploads.ts';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import type { Event } from '../queries/events.query.ts';
import classes from './Edit.module.css';
import { useSaveEvent } from './use-save-event.ts';

/** The picture of an event, saved as soon as it is chosen. */
export function PictureField({ event }: { event: Event }) {
  const { t } = useTranslation();
  const uploads = useUploads(1);
  const { send, refused } = useSaveEvent(event);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function save(image_uuid: string | null): Promise<void> {
    setRefusal(null);
    await send({ image_uuid }).catch((error: unknown) => setRefusal(refused(error)));
  }
  async function choose(file: File | null): Promise<void> {
    if (!file) return;
    uploads.items.forEach(({ uuid }) => uploads.remove(uuid));
    const [stored] = await uploads.add([file]);
    if (stored) await save(stored.uuid);
  }
  const under = uploads.items.filter(({ state }) => state !== 'complete');
  return (
    <div className={classes.fields} role="group" aria-label={t('events.edit.picture')}>
      {event.image && <img className={classes.picture} src={event.image} alt="" />}
      {under.map((item) => (
        <UploadTile
          key={item.uuid}
          name={item.file.name}
          state={item.state}
          progress={item.progress}
          file={item.file}
          onRemove={() => uploads.remove(item.uuid)}
          onRetry={() => void uploads.retry(item).then((stored) => stored && save(stored.uuid))}
        />
      ))}
      <div className={classes.buttons}>
        <FileButton accept={PICTURES} onChange={(file) => void choose(file)}>
          {(props) => (
            <Button variant="default" loading={uploads.busy} {...props}>
              {t('events.edit.choosePicture')}
            </Button>
          )}
        </FileButton>
        {event.image && (
          <Button variant="subtle" onClick={() => void save(null)}>
            {t('events.edit.noPicture')}
          </Button>
        )}
      </div>
      <Refusal>{refusal}</Refusal>
    </div>
  );
}
