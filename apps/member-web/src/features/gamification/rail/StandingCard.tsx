import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import card from '../../../ui/place/Card.module.css';
import rail from '../../../ui/rail/Rail.module.css';
import { Flame, LevelProgress } from '../standing-parts.tsx';
import { standingOptions } from '../trophies.query.ts';

/** The member's streak, level and points, in the rail. */
export function StandingCard({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(standingOptions(id));
  if (!data) return null;
  const { karma, level, level_name, next_level, onfire, streak } = data;
  return (
    <section className={card.card} aria-labelledby="rail-standing">
      <h2 id="rail-standing" className={card.title}>
        {level_name === null ? t('trophyRoom.progress') : t('trophyRoom.level', { level, name: level_name })}
      </h2>
      <p className={rail.text}>
        {t('trophyRoom.points', { count: karma })}
        {next_level && ` · ${t('trophyRoom.next', { count: next_level.points - karma, name: next_level.name })}`}
      </p>
      <LevelProgress standing={data} />
      <p className={rail.text}>
        {onfire && <Flame size={16} />}{' '}
        {streak > 0 ? t('trophyRoom.days', { count: streak }) : t('trophyRoom.noStreak')}
      </p>
      <Link to={paths.trophies} className={card.all}>
        {t('rail.trophies')}
      </Link>
    </section>
  );
}
