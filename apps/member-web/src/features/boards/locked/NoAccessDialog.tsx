import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Board } from '../../../entities/boards/boards.ts';
import { useMe } from '../../../lib/session/session.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { BoardPicture } from '../BoardPicture.tsx';
import { NoAccessAction, NoAccessText } from './NoAccess.tsx';

/** Pop-up of a locked board (part 1 §2). */
export default function NoAccessDialog({ board, onDone }: { board: Board; onDone: () => void }) {
  const { t } = useTranslation();
  const me = useMe();
  const buttons = (
    <>
      <Button variant={me && !board.salespage ? 'filled' : 'default'} onClick={onDone}>
        {t('app.close')}
      </Button>
      <NoAccessAction board={board} onLeave={onDone} />
    </>
  );
  return (
    <Dialog title={t('lock.noAccessTitle')} onClose={onDone} buttons={buttons}>
      <BoardPicture board={board} />
      <p>
        <NoAccessText board={board} />
      </p>
    </Dialog>
  );
}
