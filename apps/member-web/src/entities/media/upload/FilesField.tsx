import '@mantine/core/styles/Input.css';
import { ActionIcon, TextInput } from '@mantine/core';
import { ALT_LENGTH, DOCUMENTS_PER_POST, IMAGES_PER_POST, SOUNDS_PER_POST } from '@lyceum/contracts/limits';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isPicture, type PostFile } from './post-file.ts';
import type { LeftOut as TooMany, PostFiles } from './use-post-files.ts';
import classes from './FilesField.module.css';
import { UploadTile } from './UploadTile.tsx';

const MOST = { pictures: IMAGES_PER_POST, sounds: SOUNDS_PER_POST, documents: DOCUMENTS_PER_POST } as const;

interface Props {
  uploads: PostFiles;
  /** Joint maximum for all kinds of files, if the kinds have no separate limits. */
  most?: number;
  wordless?: boolean;
  /** Filters the visible files. Other kinds stay in the draft but are not posted. */
  shown?: (file: PostFile) => boolean;
}

/** Files of a draft: stored files with alt text and order, and running uploads. */
export default function FilesField({ uploads, most = 0, wordless = false, shown = () => true }: Props) {
  const { t } = useTranslation();
  const files = uploads.files.filter(shown);
  const { onWay } = uploads;
  return (
    <>
      <LeftOut why={t('errors.upload')} names={uploads.refused} />
      {(Object.keys(uploads.tooMany) as (keyof TooMany)[]).map((kind) => {
        const names = uploads.tooMany[kind] ?? [];
        const said = { most: kind === 'files' ? most : MOST[kind], count: names.length, names: names.join(', ') };
        return (
          <p key={kind} className={classes.refused} role="alert">
            {t(`upload.tooMany.${kind}`, said)}
          </p>
        );
      })}
      {files.length + onWay.length > 0 && (
        <ul className={classes.list} aria-label={t('upload.files')}>
          {/* One list with stable keys, so that a finished upload keeps its tile and its check mark animates. */}
          {[
            ...files.map((file) => (
              <li key={file.uuid ?? file.id}>
                <UploadTile
                  name={file.name}
                  state="complete"
                  picture={file.thumbnail}
                  onRemove={() => uploads.remove(file)}
                >
                  <Tools file={file} uploads={uploads} wordless={wordless} />
                </UploadTile>
              </li>
            )),
            ...onWay.map(({ item, of }) => (
              <li key={item.uuid}>
                <UploadTile
                  name={item.file.name}
                  state={item.state}
                  progress={item.progress}
                  file={item.file}
                  onRemove={() => of.remove(item.uuid)}
                  onRetry={() => void of.retry(item)}
                />
              </li>
            )),
          ]}
        </ul>
      )}
    </>
  );
}

function LeftOut({ why, names }: { why: string; names: string[] }) {
  return (
    names.length > 0 && (
      <div className={classes.refused} role="alert">
        <p>{why}</p>
        <p className={classes.names}>{names.join(', ')}</p>
      </div>
    )
  );
}

function Tools({ file, uploads, wordless }: { file: PostFile; uploads: PostFiles; wordless: boolean }) {
  const { t } = useTranslation();
  const moves = [
    { by: -1, icon: IconArrowUp, label: 'upload.earlier' },
    { by: 1, icon: IconArrowDown, label: 'upload.later' },
  ] as const;
  const movable = uploads.canMove(file, -1) || uploads.canMove(file, 1);
  return (
    <span className={classes.tools}>
      {isPicture(file) && !wordless && (
        <TextInput
          className={classes.alt}
          size="sm"
          aria-label={t('upload.altOf', { name: file.name })}
          placeholder={t('upload.alt')}
          maxLength={ALT_LENGTH}
          value={file.alt}
          onChange={(event) => uploads.describe(file, event.currentTarget.value)}
        />
      )}
      {movable &&
        moves.map(({ by, icon: Sign, label }) => (
          <ActionIcon
            key={by}
            variant="subtle"
            aria-label={t(label, { name: file.name })}
            aria-disabled={!uploads.canMove(file, by)}
            onClick={() => uploads.move(file, by)}
          >
            <Sign size={17} />
          </ActionIcon>
        ))}
    </span>
  );
}
