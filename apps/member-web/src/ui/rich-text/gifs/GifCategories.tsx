import { useQuery } from '@tanstack/react-query';
import { GIF_LIMITS } from '@lyceum/contracts/gif-limits';
import { useTranslation } from 'react-i18next';
import { useRoving } from '../panels/use-roving.ts';
import { GifFailed } from './GifFailed.tsx';
import classes from './GifPanel.module.css';
import { GifPicture } from './GifPicture.tsx';
import { gifCategoriesOptions } from './gifs.query.ts';

const PLACEHOLDERS = Array.from({ length: GIF_LIMITS.placeholders }, (_, index) => index);

/** GIF categories in four columns, three on small screens (part 2 §9), as in the style sheet. */
export function GifCategories({ onChoose }: { onChoose: (name: string) => void }) {
  const { t } = useTranslation();
  const isSmall = matchMedia('(max-width: 36em)').matches;
  const { data, isError, refetch } = useQuery(gifCategoriesOptions());
  const { grid, onKeyDown, tabIndexOf } = useRoving(
    isSmall ? GIF_LIMITS.categoryColumnsSmall : GIF_LIMITS.categoryColumns,
  );

  if (isError) return <GifFailed onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div className={classes.categories} role="status" aria-label={t('gifs.loading')}>
        {PLACEHOLDERS.map((index) => (
          <span key={index} className={classes.tile} data-skeleton="picture" />
        ))}
      </div>
    );
  }
  return (
    <div ref={grid} className={classes.categories} role="group" aria-label={t('gifs.categories')} onKeyDown={onKeyDown}>
      {data.tags.map(({ name, image }, index) => (
        <button
          key={name}
          type="button"
          className={classes.tile}
          data-roving
          tabIndex={tabIndexOf(index)}
          onClick={() => onChoose(name)}
        >
          <GifPicture src={image} alt="" loading="lazy" decoding="async" />
          <span className={classes.name}>{name}</span>
        </button>
      ))}
    </div>
  );
}
