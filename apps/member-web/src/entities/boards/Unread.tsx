import { useTranslation } from 'react-i18next';
import { pingShown } from '../../lib/session/pings.ts';
import { useBoardOfGroup, useLiveMarks, useUnreadOn } from './board-marks.ts';
import type { Board } from './boards.ts';
import classes from './Unread.module.css';

/** Number of unread topics of boards, kept current. */
export default function Unread({ boards }: { boards: readonly Board[] }) {
  const { t } = useTranslation();
  const count = useUnreadOn(boards.map(({ id }) => id));
  useLiveMarks(boards);
  if (count === 0) return null;
  return (
    <span className={classes.count}>
      <span aria-hidden="true">{pingShown(count)}</span>
      <span className="visually-hidden">{t('unread.count', { count })}</span>
    </span>
  );
}

/** Number of unread topics of a group. */
export function UnreadOfGroup({ groupId }: { groupId: number }) {
  const board = useBoardOfGroup(groupId);
  return board && <Unread boards={[board]} />;
}
