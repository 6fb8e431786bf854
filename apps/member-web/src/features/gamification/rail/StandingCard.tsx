import { IconFlame } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import card from '../../../ui/place/Card.module.css';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import rail from '../../../ui/rail/Rail.module.css';
import { standingOptions } from '../trophies.query.ts';
import classes from '../Trophies.module.css';

/** The member's streak, level and points, in the rail. */
export function StandingCard({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(standingOptions(id));
  if (!data) return null;
  const { karma, level, level_from, level_name, next_level, onfire, streak } = data;
  return (
    <section className={card.card} aria-labelledby="rail-standing">
      <h2 id="rail-standing" className={card.title}>
        {level_name === null ? t('trophyRoom.progress') : t('trophyRoom.level', { level, name: level_name })}
      </h2>
      <p className={rail.text}>
        {t('trophyRoom.points', { count: karma })}
        {next_level && ` · ${t('trophyRoom.next', { count: next_level.points - karma, name: next_level.name })}`}
      </p>
      {next_level && (
        <ProgressBar
          max={next_level.points - level_from}
          value={Math.max(0, karma - level_from)}
          aria-label={t('trophyRoom.progress')}
        />
      )}
      <p className={rail.text}>
        {onfire && (
          <span className={classes.fire}>
            <IconFlame size={16} stroke={1.8} aria-hidden="true" />
            <span className="visually-hidden">{t('trophyRoom.onfire')}</span>
          </span>
        )}{' '}
        {streak > 0 ? t('trophyRoom.days', { count: streak }) : t('trophyRoom.noStreak')}
      </p>
      <Link to={paths.trophies} className={card.all}>
        {t('rail.trophies')}
      </Link>
    </section>
  );
}
