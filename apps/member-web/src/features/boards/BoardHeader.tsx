import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Board, canRead } from '../../entities/boards/boards.ts';
import { boardsLaterTexts } from '../../entities/boards/texts/index.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import { acting, useMe } from '../../lib/session/session.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { BoardPicture } from './BoardPicture.tsx';
import classes from './BoardHeader.module.css';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';

const BoardActions = lazyPart(
  withTexts(() => import('./BoardActions.tsx'), boardsLaterTexts),
  'member',
);
const BoardIcon = lazyPart(() => import('./BoardIcon.tsx'), 'everyone');

const Note = ({ children }: { children: string }) => (
  <p className={classes.note}>
    <IconLock size={14} stroke={1.8} aria-hidden="true" /> {children}
  </p>
);

/** Heading of a board with its picture, colour, icon and access notes. */
export function BoardHeader({ board }: { board: Board }) {
  const { t } = useTranslation();
  const me = acting(useMe());
  return (
    <header>
      <BoardPicture board={board} />
      <div className={classes.header}>
        <span className={classes.bar} style={{ background: board.color }} aria-hidden="true" />
        <span className={classes.icon}>
          <Part missing="nothing">
            <BoardIcon icon={board.icon} color={board.color} />
          </Part>
        </span>
        <div className={classes.words}>
          <PageHeading title={board.name} className={classes.name}>
            {board.name}
          </PageHeading>
          {board.description && <p className={classes.description}>{board.description}</p>}
          {!board.homepage && <Note>{t('nav.adminsOnly')}</Note>}
          {board.type === 'helpdesk' && <Note>{t('ticket.private')}</Note>}
        </div>
      </div>
      {me && canRead(board) && (
        <Part missing="nothing" fallback={<div className={classes.actions} />}>
          <BoardActions board={board} />
        </Part>
      )}
    </header>
  );
}
