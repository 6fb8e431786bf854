import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Leaders } from './Leaders.tsx';
import { Points } from './Points.tsx';
import classes from './Trophies.module.css';

/** Loads its content when opened. */
function Folded({ title, children }: { title: string; children: () => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={classes.folded} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open && children()}
    </details>
  );
}

/** The member's points with their reasons, and the leaderboard. */
export function Parts() {
  const { t } = useTranslation();
  return (
    <>
      <Folded title={t('trophyRoom.why')}>{() => <Points />}</Folded>
      <Folded title={t('trophyRoom.leaders')}>{() => <Leaders />}</Folded>
    </>
  );
}
