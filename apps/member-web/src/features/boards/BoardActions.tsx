import { useTranslation } from 'react-i18next';
import { useWatching, type Watching } from '../../entities/boards/board-marks.ts';
import type { Board } from '../../entities/boards/boards.ts';
import { MarkRead } from '../../entities/boards/MarkRead.tsx';
import { toast } from '../../lib/toast.ts';
import control from '../../ui/Control.module.css';
import classes from './BoardActions.module.css';

const CHOICES = ['watching', 'following', 'normal', 'muted'] as const satisfies readonly Watching[];

/** What a member does with a board: follow it, and mark it as read. */
export default function BoardActions({ board }: { board: Board }) {
  const { t } = useTranslation();
  const own = useWatching(board);
  if (!own) return null;
  const choose = (watching: Watching) => {
    own.choose(watching).then(
      () => toast({ kind: 'success', text: t('watching.saved') }),
      () => toast({ kind: 'error', text: t('errors.action') }),
    );
  };
  return (
    <div className={classes.actions}>
      <select
        className={control.control}
        aria-label={t('watching.label')}
        value={own.watching}
        onChange={({ currentTarget }) => choose(currentTarget.value as Watching)}
      >
        {CHOICES.map((value) => (
          <option key={value} value={value}>
            {t(`watching.${value}`)}
          </option>
        ))}
      </select>
      <MarkRead board={board} />
    </div>
  );
}
