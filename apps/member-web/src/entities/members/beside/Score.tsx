import { IconFlame, IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../../lib/session/settings.ts';
import { useNow } from '../../../lib/time/clock.ts';
import type { Extra } from './Beside.tsx';
import classes from './Score.module.css';

/**
 * One text label for screen readers instead of three pictures. The streak badge disappears when the streak ends,
 * without a new server message.
 */
export default function Score({ level = 0, streak = 0, streak_until = null, active_trophy: trophy = null }: Extra) {
  const { t } = useTranslation();
  const now = useNow();
  const enough = useSettings()?.onfire_count ?? Infinity;
  const burns = streak >= enough && streak_until !== null && now < Date.parse(streak_until);
  const said = [
    level > 0 && t('beside.level', { level }),
    burns && t('beside.streak', { count: streak }),
    trophy && t('beside.trophy', { title: trophy.title }),
  ].filter((words) => words !== false && words !== null);
  if (said.length === 0) return null;
  const label = said.join(', ');
  return (
    <span className={classes.score} role="img" aria-label={label} title={label}>
      {level > 0 && <span className={classes.level}>{level}</span>}
      {burns && (
        <span className={classes.fire}>
          <IconFlame size={14} stroke={2} />
          {streak}
        </span>
      )}
      {trophy && (
        <span className={classes.trophy} style={trophy.colors[0] ? { borderColor: trophy.colors[0] } : undefined}>
          {trophy.image ? (
            <img src={trophy.image} alt="" width={18} height={18} />
          ) : (
            <IconTrophy size={12} stroke={2} />
          )}
        </span>
      )}
    </span>
  );
}
