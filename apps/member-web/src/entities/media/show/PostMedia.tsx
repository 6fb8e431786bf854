import type { media } from '@lyceum/contracts';
import { shapeOf } from './shape.ts';
import classes from './PostMedia.module.css';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { withTexts } from '../../../lib/i18n/texts.ts';
import { mediaTexts } from '../texts/index.ts';

const Attachments = lazyPart(withTexts(() => import('./Attachments.tsx'), mediaTexts));

interface Props {
  attachments: media.Attachment[];
  videoUrl?: string | null;
  /** Title of the post, which names the video and the viewer. */
  title: string;
  /** For comments. */
  small?: boolean;
}

/** Media of a post. Their code loads lazily. A placeholder reserves their space, so that the layout does not shift. */
export function PostMedia({ attachments, videoUrl = null, title, small = false }: Props) {
  if (attachments.length === 0 && !videoUrl) return null;
  const pictures = attachments.filter(({ width }) => width !== null);
  const waiting = (
    <div className={classes.media} data-small={small || undefined} aria-hidden="true">
      {videoUrl && <div className={classes.frame} />}
      {pictures.length > 0 && <div className={classes.grid} style={{ aspectRatio: shapeOf(pictures) }} />}
      {attachments.length > pictures.length &&
        attachments
          .filter(({ width }) => width === null)
          .map(({ id, size }) => <div key={id} className={size ? classes.document : classes.sound} />)}
    </div>
  );
  return (
    <Part fallback={waiting}>
      <Attachments pictures={pictures} attachments={attachments} videoUrl={videoUrl} title={title} small={small} />
    </Part>
  );
}
