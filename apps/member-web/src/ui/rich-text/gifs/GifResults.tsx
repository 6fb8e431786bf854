import { useQuery } from '@tanstack/react-query';
import type { OutputOf, Routes } from '@lyceum/contracts';
import type { GifImage } from '@lyceum/editor/gif';
import { GIF_LIMITS } from '@lyceum/contracts/gif-limits';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { heightOf, placed } from '../../masonry/masonry.ts';
import { useRoving } from '../panels/use-roving.ts';
import { GifFailed } from './GifFailed.tsx';
import classes from './GifPanel.module.css';
import { GifPicture } from './GifPicture.tsx';
import { gifSearchOptions } from './gifs.query.ts';

type Gif = OutputOf<Routes['GET /api/v4/gifs/search']>['results'][number];

/** Returns the current width of an element in pixels. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

/** The full-size version, which is sent. */
const imageOf = ({ title, media: [{ gif }] }: Gif): GifImage => ({
  title,
  url: gif.url,
  width: gif.dims[0],
  height: gif.dims[1],
});

/** Search results in three columns with a gutter of 10 (part 2 §9). Positions are known before pictures load. */
export function GifResults({ tag, onChoose }: { tag: string; onChoose: (gif: GifImage) => void }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(gifSearchOptions(tag));
  const { ref, width } = useWidth();
  const { grid, onKeyDown, tabIndexOf } = useRoving(GIF_LIMITS.columns);

  const results = data ?? [];
  const tiles = placed(
    results.map(({ media: [{ tinygif }] }, id) => ({ id, width: tinygif.dims[0], height: tinygif.dims[1] })),
    GIF_LIMITS.columns,
    width,
    0,
    GIF_LIMITS.gutter,
  );
  return (
    <div ref={ref}>
      {isError && <GifFailed onRetry={() => void refetch()} />}
      {!isError && (
        <p className={data && results.length > 0 ? 'visually-hidden' : classes.note} role="status">
          {!data
            ? t('gifs.loading')
            : results.length === 0
              ? t('gifs.none')
              : t('gifs.found', { count: results.length })}
        </p>
      )}
      <div
        ref={grid}
        className={classes.wall}
        style={{ height: heightOf(tiles) }}
        role="group"
        aria-label={t('gifs.results', { tag })}
        onKeyDown={onKeyDown}
      >
        {results.map((gif, index) => {
          const { top, left, width: tileWidth, picture } = tiles[index]!;
          const label = gif.title || t('gifs.untitled');
          return (
            <button
              key={gif.media[0].gif.url}
              type="button"
              className={classes.result}
              style={{ top, insetInlineStart: left, width: tileWidth, height: picture }}
              data-roving
              tabIndex={tabIndexOf(index)}
              aria-label={label}
              title={label}
              onClick={() => onChoose(imageOf(gif))}
            >
              <GifPicture src={gif.media[0].tinygif.url} alt="" loading="lazy" decoding="async" />
            </button>
          );
        })}
      </div>
    </div>
  );
}
