import type { media } from '@lyceum/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDocument } from '@lyceum/contracts/documents';
import { DocumentRow } from './DocumentRow.tsx';
import classes from './PostMedia.module.css';
import { shapeOf } from './shape.ts';
import { Video } from './Video.tsx';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';

const PictureViewer = lazyPart(() => import('./PictureViewer.tsx'));

interface Props {
  pictures: media.Attachment[];
  attachments: media.Attachment[];
  videoUrl: string | null;
  title: string;
  small: boolean;
}

const THUMBNAIL_WIDTH = 320;
/** `sizes` for the full width of a topic, and for half of it. */
const WHOLE = '(min-width: 48em) 636px, 92vw';
const HALF = '(min-width: 48em) 318px, 46vw';

/** Pictures, video, sounds and documents of a post. Loads lazily through `PostMedia`. */
export default function Attachments({ pictures, attachments, videoUrl, title, small }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<number | null>(null);
  const documents = attachments.filter(({ filetype }) => isDocument(filetype));
  const sounds = attachments.filter((file) => file.width === null && !documents.includes(file));
  const count = pictures.length;
  return (
    <div className={classes.media} data-small={small || undefined}>
      {videoUrl && <Video url={videoUrl} title={title} />}
      {count > 0 && (
        <div className={classes.grid} data-count={count} style={{ aspectRatio: shapeOf(pictures) }}>
          {pictures.map((picture, index) => (
            <button
              key={picture.id}
              type="button"
              className={classes.cell}
              aria-haspopup="dialog"
              aria-label={nameOf(t('media.open', { n: index + 1, count }), picture.alt)}
              onClick={() => setOpened(index)}
            >
              <Picture picture={picture} sizes={count === 1 && !small ? WHOLE : HALF} />
            </button>
          ))}
        </div>
      )}
      {sounds.map((sound) => (
        <figure key={sound.id} className={classes.sound}>
          <figcaption className={classes.soundName}>{sound.name}</figcaption>
          {/* Has no captions, because members upload their own recordings without a transcript. */}
          <audio controls preload="none" src={sound.source} aria-label={t('media.sound', { name: sound.name })} />
        </figure>
      ))}
      {documents.map((file) => (
        <DocumentRow key={file.id} file={file} />
      ))}
      <Part missing="opened">
        {opened !== null && (
          <PictureViewer pictures={pictures} title={title} first={opened} onClose={() => setOpened(null)} />
        )}
      </Part>
    </div>
  );
}

const nameOf = (what: string, alt: string | null): string => (alt ? `${what}: ${alt}` : what);

/**
 * One picture of the grid. Uses the thumbnail if it is large enough. GIFs animate unless the user prefers reduced
 * motion.
 */
function Picture({ picture, sizes }: { picture: media.Attachment; sizes: string }) {
  const { source, thumbnail, width, height, filetype } = picture;
  const common = { width: width!, height: height!, loading: 'lazy', decoding: 'async', alt: '' } as const;
  if (filetype === 'image/gif') {
    return (
      <picture>
        <source media="(prefers-reduced-motion: reduce)" srcSet={thumbnail ?? source} />
        <img {...common} src={source} className={classes.picture} />
      </picture>
    );
  }
  const srcSet =
    thumbnail && width! > THUMBNAIL_WIDTH ? `${thumbnail} ${THUMBNAIL_WIDTH}w, ${source} ${width}w` : undefined;
  return <img {...common} src={source} srcSet={srcSet} sizes={srcSet && sizes} className={classes.picture} />;
}
