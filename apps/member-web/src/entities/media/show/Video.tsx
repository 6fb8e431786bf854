import { videoPlayer } from '@lyceum/contracts/community/video-link';
import { IconExternalLink, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './PostMedia.module.css';

const hostOf = (url: string): string => (new URL(url).hostname.includes('vimeo') ? 'Vimeo' : 'YouTube');

/** Embedded video. Sends no request to the video host before the member plays it. */
export function Video({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation();
  const [playing, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const player = videoPlayer(url);
  const host = hostOf(url);
  useEffect(() => {
    if (playing) frame.current?.focus();
  }, [playing]);

  if (!player) {
    return (
      <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
        <IconExternalLink size={18} stroke={1.8} aria-hidden="true" /> {t('media.watch', { host })}
      </a>
    );
  }
  if (playing) {
    return (
      <iframe
        ref={frame}
        className={classes.frame}
        src={player}
        title={t('media.video', { title })}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        // The player needs the origin of the embedding site. The policy hides the page's path.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <button type="button" className={classes.poster} onClick={() => setPlaying(true)}>
      <span className="visually-hidden">{t('media.play', { title })}</span>
      <span className={classes.start}>
        <IconPlayerPlayFilled size={26} aria-hidden="true" />
      </span>
      <span className={classes.host}>{t('media.playHint', { host })}</span>
    </button>
  );
}
