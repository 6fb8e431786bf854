import { IconLayoutList, IconLock } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Board, canRead, mainBoards, moodboards, subBoards, useBoards } from '../../../entities/boards/boards.ts';
import { MarkRead } from '../../../entities/boards/MarkRead.tsx';
import Unread from '../../../entities/boards/Unread.tsx';
import { paths } from '../../../lib/address/paths.ts';
import { useRetry } from '../../../lib/retry.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Part } from '../../../ui/part/Part.tsx';
import screen from '../../../ui/place/Screen.module.css';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import BoardIcon from '../BoardIcon.tsx';
import NoAccessDialog from '../locked/NoAccessDialog.tsx';
import classes from './BoardsScreen.module.css';

/** `/boards`: all boards that the reader may know of, with their sub-boards and moodboards. */
export function BoardsScreen() {
  const { t } = useTranslation();
  return (
    <>
      <div className={screen.head}>
        <PageHeading title={t('app.boards')} className={screen.title}>
          {t('app.boards')}
        </PageHeading>
        <MarkRead />
      </div>
      <Overview />
    </>
  );
}

function Overview() {
  const { t } = useTranslation();
  const { data: boards, isPending } = useBoards();
  const retry = useRetry();
  const [locked, setLocked] = useState<Board | null>(null);
  if (isPending) return <RowsSkeleton label={t('app.loading')} rows={6} />;
  if (!boards) return <FailedState title={t('boardsOverview.failed')} onRetry={retry} />;
  const main = mainBoards(boards);
  const walls = moodboards(boards);
  if (main.length + walls.length === 0) {
    return <EmptyState icon={<IconLayoutList size={24} stroke={1.6} />} title={t('boardsOverview.none')} />;
  }
  const cards = (shown: readonly Board[]) => (
    <ul className={classes.cards}>
      {shown.map((board) => (
        <BoardCard key={board.id} board={board} below={subBoards(boards, board)} onLocked={setLocked} />
      ))}
    </ul>
  );
  return (
    <>
      {cards(main)}
      {walls.length > 0 && (
        <>
          <h2 className={classes.section}>{t('nav.moodboards')}</h2>
          {cards(walls)}
        </>
      )}
      <Part missing="opened">{locked && <NoAccessDialog board={locked} onDone={() => setLocked(null)} />}</Part>
    </>
  );
}

interface CardProps {
  board: Board;
  below: readonly Board[];
  onLocked: (board: Board) => void;
}

function BoardCard({ board, below, onLocked }: CardProps) {
  const { t } = useTranslation();
  const reads = canRead(board);
  const description = useId();
  return (
    <li className={classes.card} style={{ '--color': board.color } as React.CSSProperties}>
      <span className={classes.icon}>
        <BoardIcon icon={board.icon} color={board.color} />
      </span>
      <div className={classes.words}>
        <h3 className={classes.name}>
          {reads ? (
            <Link to={paths.board(board.slug)} aria-describedby={description}>
              {board.name}
            </Link>
          ) : (
            <button type="button" onClick={() => onLocked(board)} aria-describedby={description}>
              {board.name}
              <IconLock size={15} stroke={1.8} aria-label={t('nav.locked')} role="img" />
            </button>
          )}
          {reads && (
            <>
              {' '}
              <Unread boards={[board]} />
            </>
          )}
        </h3>
        <p id={description} className={classes.description}>
          {board.description}
        </p>
        {reads && board.type !== 'helpdesk' && (
          <p className={classes.count}>{t('boardsOverview.topics', { count: board.topics_count })}</p>
        )}
        {below.length > 0 && (
          <ul className={classes.below} aria-label={t('boardsOverview.below', { board: board.name })}>
            {below.map((sub) => (
              <li key={sub.id}>
                <Link to={paths.board(sub.slug)}>{sub.name}</Link> <Unread boards={[sub]} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
