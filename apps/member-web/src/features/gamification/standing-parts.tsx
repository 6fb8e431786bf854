import { IconFlame } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import type { Standing } from './trophies.query.ts';
import classes from './Trophies.module.css';

/** Progress from the member's level to the next. Nothing on the highest level. */
export function LevelProgress({ standing }: { standing: Standing }) {
  const { t } = useTranslation();
  const { karma, level_from, next_level } = standing;
  if (!next_level) return null;
  return (
    <ProgressBar
      max={next_level.points - level_from}
      value={Math.max(0, karma - level_from)}
      aria-label={t('trophyRoom.progress')}
    />
  );
}

/** The flame of a long streak. */
export function Flame({ size }: { size: number }) {
  const { t } = useTranslation();
  return (
    <span className={classes.fire}>
      <IconFlame size={size} stroke={1.8} aria-hidden="true" />
      <span className="visually-hidden">{t('trophyRoom.onfire')}</span>
    </span>
  );
}
