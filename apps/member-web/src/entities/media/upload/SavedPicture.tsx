import { Button, FileButton } from '@mantine/core';
import { PICTURES } from '@lyceum/browser/accepted';
import { useState } from 'react';
import { Refusal } from '../../../ui/form/Refusal.tsx';
import classes from '../../../ui/place/Form.module.css';
import { UploadTile } from './UploadTile.tsx';
import { useUploads } from './use-uploads.ts';

interface Props {
  label: string;
  image: string | null;
  choose: string;
  without: string;
  save: (uuid: string | null) => Promise<unknown>;
  refused: (error: unknown) => string;
}

/** Field for a single picture that saves immediately after the choice. */
export function SavedPicture({ label, image, choose: chooses, without, save, refused }: Props) {
  const uploads = useUploads(1);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function keep(uuid: string | null): Promise<void> {
    setRefusal(null);
    await save(uuid).catch((error: unknown) => setRefusal(refused(error)));
  }
  async function choose(file: File | null): Promise<void> {
    if (!file) return;
    uploads.items.forEach(({ uuid }) => uploads.remove(uuid));
    const [stored] = await uploads.add([file]);
    if (stored) await keep(stored.uuid);
  }
  const under = uploads.items.filter(({ state }) => state !== 'complete');
  return (
    <div className={classes.fields} role="group" aria-label={label}>
      {image && <img className={classes.picture} src={image} alt="" />}
      {under.map((item) => (
        <UploadTile
          key={item.uuid}
          name={item.file.name}
          state={item.state}
          progress={item.progress}
          file={item.file}
          onRemove={() => uploads.remove(item.uuid)}
          onRetry={() => void uploads.retry(item).then((stored) => stored && keep(stored.uuid))}
        />
      ))}
      <div className={classes.buttons}>
        <FileButton accept={PICTURES} onChange={(file) => void choose(file)}>
          {(props) => (
            <Button variant="default" loading={uploads.busy} {...props}>
              {chooses}
            </Button>
          )}
        </FileButton>
        {image && (
          <Button variant="subtle" onClick={() => void keep(null)}>
            {without}
          </Button>
        )}
      </div>
      <Refusal>{refusal}</Refusal>
    </div>
  );
}
