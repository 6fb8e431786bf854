import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from '../Quiz.module.css';
import { clockOf, minutesSaid, useLeft } from './countdown.ts';

interface Props {
  deadline: string;
  ahead: number;
  onEnd: () => void;
}

/** Remaining time. The seconds are visual only. Screen readers announce ten, five and one minutes. */
export function Countdown({ deadline, ahead, onEnd }: Props) {
  const { t } = useTranslation();
  const left = useLeft(deadline, ahead, onEnd);
  const said = minutesSaid(left);
  return (
    <>
      <span
        className={classes.clock}
        role="timer"
        aria-live="off"
        data-short={left < 60_000 || undefined}
        aria-label={t('quiz.left', { time: clockOf(left) })}
      >
        <IconClock size={17} stroke={1.8} aria-hidden="true" />
        <span aria-hidden="true">{clockOf(left)}</span>
      </span>
      <span className="visually-hidden" role="status">
        {said === null ? '' : t('quiz.leftAbout', { count: said })}
      </span>
    </>
  );
}
