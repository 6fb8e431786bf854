import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Board } from '../../../entities/boards/boards.ts';
import { useSettings } from '../../../lib/session/settings.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { BoardPicture } from '../BoardPicture.tsx';
import { NoAccessAction, NoAccessText } from './NoAccess.tsx';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';

const BoardPreviews = lazyPart(() => import('./BoardPreviews.tsx'));

/** Page of a board that the member may see but not read, with the same text as the pop-up. */
export default function LockedBoard({ board }: { board: Board }) {
  const { t } = useTranslation();
  const shown = useSettings()?.show_topic_preview === '1' && board.type !== 'helpdesk';
  return (
    <>
      <PageHeading title={board.name} />
      <BoardPicture board={board} />
      <EmptyState
        icon={<IconLock size={24} stroke={1.6} />}
        title={t('lock.noAccessTitle')}
        hint={<NoAccessText board={board} />}
        action={<NoAccessAction board={board} />}
      />
      {shown && (
        <Part missing="nothing">
          <BoardPreviews boardId={board.id} />
        </Part>
      )}
    </>
  );
}
