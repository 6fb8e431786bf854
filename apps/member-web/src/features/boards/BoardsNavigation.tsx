import { IconEyeOff, IconLock, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import { canRead, mainBoards, moodboards, subBoards, useBoards, type Board } from '../../entities/boards/boards.ts';
import { useRetry } from '../../lib/retry.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { topicFromFeeds } from '../../entities/posts/cache/topic-cache.ts';
import { topicOptions } from '../../entities/posts/cache/topic-options.ts';
import { NavigationSection } from '../../ui/shell/NavigationSection.tsx';
import { NavigationLink } from '../../ui/shell/NavigationLink.tsx';
import classes from '../../ui/shell/SideNavigation.module.css';
import { withTexts } from '../../lib/i18n/texts.ts';
import { boardsLaterTexts } from '../../entities/boards/texts/index.ts';
import { chunk } from '../../lib/parts/chunk.ts';
import { partOf, remembering } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';

const later = remembering(chunk(withTexts(() => import('./later.ts'), boardsLaterTexts)));
const NoAccessDialog = partOf(later, (parts) => parts.NoAccessDialog);
const Unread = partOf(later, (parts) => parts.Unread);

function AdminsOnly({ board }: { board: Board }) {
  const { t } = useTranslation();
  if (board.homepage) return null;
  return (
    <span className={classes.sign} title={t('nav.adminsOnly')}>
      <IconEyeOff size={15} stroke={1.7} aria-hidden="true" />
      <span className="visually-hidden">{t('nav.adminsOnly')}</span>
    </span>
  );
}

/** Id of the board of the open topic, as far as it is loaded. */
function useBoardOfTopic(pathname: string): number | undefined {
  const client = useQueryClient();
  const slug = /^\/conversations\/(.+)/.exec(pathname)?.[1] ?? '';
  const loaded = { enabled: false, placeholderData: () => topicFromFeeds(client, slug) };
  return useQuery({ ...topicOptions(slug), ...loaded }).data?.board_id;
}

interface EntryProps {
  board: Board;
  /** The open topic is on this board. */
  within: boolean;
  /** The boards whose unread topics the entry counts: its own, and its folded sub-boards. */
  counted: readonly Board[];
  onLocked: (board: Board) => void;
}

function Entry({ board, within, counted, onLocked }: EntryProps) {
  const { t } = useTranslation();
  const dot = <span className={classes.dot} style={{ background: canRead(board) ? board.color : undefined }} />;
  if (!canRead(board)) {
    return (
      <button type="button" className={`${classes.item} ${classes.locked}`} onClick={() => onLocked(board)}>
        {dot}
        <span className={classes.name}>{board.name}</span>
        <IconLock size={15} stroke={1.7} aria-label={t('nav.locked')} role="img" />
      </button>
    );
  }
  return (
    <NavigationLink to={paths.board(board.slug)} within={within}>
      {dot}
      <span className={classes.name}>{board.name}</span>
      <AdminsOnly board={board} />
      <Part missing="nothing">
        <Unread boards={counted} />
      </Part>
    </NavigationLink>
  );
}

/** Navigation of the boards and moodboards. The current main board shows its sub-boards. */
export function BoardsNavigation() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data: boards = [], isPending, isError } = useBoards();
  const retry = useRetry();
  const [locked, setLocked] = useState<Board | null>(null);

  const topicBoard = useBoardOfTopic(pathname);
  const isOpen = (board: Board) => board.id === topicBoard || pathname === paths.board(board.slug);
  const unfolded = (board: Board) =>
    isOpen(board) || subBoards(boards, board).some(isOpen) ? subBoards(boards, board) : [];

  const section = (shown: Board[], below?: string) => (
    <ul className={`${classes.list} ${below ?? ''}`}>
      {shown.map((board) => (
        <li key={board.id}>
          <Entry
            board={board}
            within={board.id === topicBoard}
            counted={unfolded(board).length > 0 ? [board] : [board, ...subBoards(boards, board)]}
            onLocked={setLocked}
          />
          {!below && canRead(board) && unfolded(board).length > 0 && section(unfolded(board), classes.sub)}
        </li>
      ))}
    </ul>
  );

  return (
    <>
      <NavigationSection name="boards" title={t('app.boards')}>
        {isPending ? (
          <div className={classes.waiting} aria-hidden="true">
            {[62, 48, 70, 55, 66, 44].map((width) => (
              <span key={width} style={{ width: `${width}%` }} />
            ))}
          </div>
        ) : isError && boards.length === 0 ? (
          <button type="button" className={classes.item} onClick={retry}>
            <IconRefresh size={17} stroke={1.7} aria-hidden="true" />
            <span className={classes.name}>{t('nav.failed')}</span>
          </button>
        ) : (
          section(mainBoards(boards))
        )}
      </NavigationSection>
      {moodboards(boards).length > 0 && (
        <NavigationSection name="moodboards" title={t('nav.moodboards')}>
          {section(moodboards(boards))}
        </NavigationSection>
      )}
      {locked && (
        <Part missing="opened">
          <NoAccessDialog board={locked} onDone={() => setLocked(null)} />
        </Part>
      )}
    </>
  );
}
