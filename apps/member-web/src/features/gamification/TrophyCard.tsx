import { useTranslation } from 'react-i18next';
import { TrophyMedal } from './TrophyMedal.tsx';
import { type Trophy, useActivate } from './trophies.query.ts';
import { useReader } from '../../lib/time/reader.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import classes from './Trophies.module.css';

/** A trophy with its description, the member's progress, and a button to show it next to their name. */
export function TrophyCard({ trophy }: { trophy: Trophy }) {
  const { t } = useTranslation();
  const { language, zone: timeZone } = useReader();
  const activate = useActivate();
  const { id, title, description, image, icon, colors, rank, xp, progress, user_score, threshold } = trophy;
  const { earned_at, granted, activatable, active } = trophy;
  const date =
    earned_at && new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(earned_at));
  const action = active ? 'clear' : 'activate';
  return (
    <li className={classes.card} data-earned={earned_at !== null || undefined}>
      <TrophyMedal rank={rank} icon={icon} image={image} color={colors[0]} />
      <div className={classes.words}>
        <h3>{title}</h3>
        {description && <p>{date ? description : t('trophyRoom.howTo', { how: description })}</p>}
        <p className={classes.quiet}>
          {t('trophyRoom.rank', { rank })}
          {xp > 0 && ` · ${t('trophyRoom.points', { count: xp })}`}
        </p>
        {date ? (
          <p className={classes.quiet}>{t(granted ? 'trophyRoom.grantedOn' : 'trophyRoom.earnedOn', { date })}</p>
        ) : (
          <>
            <ProgressBar max={100} value={progress} aria-label={t('trophyRoom.progress')} />
            <p className={classes.quiet}>{t('trophyRoom.done', { score: user_score, threshold })}</p>
          </>
        )}
        {date && activatable && (
          <button
            type="button"
            className={classes.action}
            aria-label={t(`trophyRoom.${action}Of`, { title })}
            disabled={activate.isPending}
            onClick={() => activate.mutate({ id, active: !active })}
          >
            {t(`trophyRoom.${action}`)}
          </button>
        )}
      </div>
    </li>
  );
}
