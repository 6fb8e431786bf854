import { useTranslation } from 'react-i18next';
import type { Standing } from './trophies.query.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Flame, LevelProgress } from './standing-parts.tsx';
import classes from './Trophies.module.css';

/** Total hours of the streak countdown (part 1 §9). */
const HOURS = 24;

/** The member's points, level, progress and streak. */
export function Overview({ standing }: { standing: Standing }) {
  const { t } = useTranslation();
  const { karma, level, level_name, next_level, streak, best_streak, streakCountDown, onfire } = standing;
  return (
    <div className={classes.panels}>
      <section className={classes.panel} aria-labelledby="trophy-progress">
        <h2 id="trophy-progress">{t('trophyRoom.progress')}</h2>
        <p className={classes.figure}>{t('trophyRoom.points', { count: karma })}</p>
        <p>{level_name === null ? t('trophyRoom.noLevel') : t('trophyRoom.level', { level, name: level_name })}</p>
        <LevelProgress standing={standing} />
        <p className={classes.quiet}>
          {next_level
            ? t('trophyRoom.next', { count: next_level.points - karma, name: next_level.name })
            : level > 0 && t('trophyRoom.last')}
        </p>
      </section>
      <section className={classes.panel} aria-labelledby="trophy-streak">
        <h2 id="trophy-streak">{t('trophyRoom.streak')}</h2>
        <p className={classes.figure}>
          {onfire && <Flame size={22} />}
          {t('trophyRoom.days', { count: streak })}
        </p>
        {streak > 0 ? (
          <>
            <p>{t('trophyRoom.left', { count: streakCountDown })}</p>
            <ProgressBar
              max={HOURS}
              value={streakCountDown}
              aria-label={t('trophyRoom.left', { count: streakCountDown })}
            />
          </>
        ) : (
          <p>{t('trophyRoom.noStreak')}</p>
        )}
        <p className={classes.quiet}>{best_streak > 0 && t('trophyRoom.best', { count: best_streak })}</p>
      </section>
    </div>
  );
}
