import { IconLayoutList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { canRead } from '../../entities/boards/boards.ts';
import { boardsLaterTexts } from '../../entities/boards/texts/index.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import { paths } from '../../lib/address/paths.ts';
import type { Module, ShellProps } from '../../lib/modules/module.ts';
import { ahead } from '../../lib/parts/ahead.ts';
import { useCommunityName } from '../../lib/session/settings.ts';
import { WIDE } from '../../lib/screen/frame.ts';
import { boardLoader } from '../../routes/board-loader.ts';
import { FeedSkeleton } from '../../ui/state/Skeletons.tsx';
import { SideNavigation } from '../../ui/shell/SideNavigation.tsx';
import { TabSheet } from '../../ui/shell/tabs.tsx';
import { BoardsNavigation } from './BoardsNavigation.tsx';
import { useLiveRights } from './use-live-rights.ts';
import { boardsTexts } from './texts/index.ts';

const loadBoard = () => import('../../routes/board.tsx');
ahead(loadBoard, 'everyone');

/** Tab that opens the side navigation with the boards. */
function BoardsTab({ openShortcuts }: ShellProps) {
  const { t } = useTranslation();
  const community = useCommunityName();
  return (
    <TabSheet icon={IconLayoutList} text={t('app.boards')} title={community} from="left">
      {() => <SideNavigation openShortcuts={openShortcuts} />}
    </TabSheet>
  );
}

function LiveRights() {
  useLiveRights();
  return null;
}

export const boards: Module = {
  name: 'boards',
  texts: [boardsTexts],
  routes: [
    {
      path: 'boards',
      handle: WIDE,
      lazy: withTexts(() => import('../../routes/boards.tsx'), boardsLaterTexts),
      hydrateFallbackElement: <FeedSkeleton label="" />,
    },
    {
      path: 'boards/:slug',
      loader: boardLoader,
      lazy: loadBoard,
      hydrateFallbackElement: <FeedSkeleton label="" />,
    },
  ],
  found: {
    boards: {
      title: 'search.boards',
      row: (board) => ({
        ...{ to: paths.board(board.slug), title: board.name, text: board.description, color: board.color },
        locked: !canRead(board),
      }),
    },
  },
  navigation: [{ to: paths.boards, end: true, icon: IconLayoutList, text: 'app.boards' }],
  Navigation: BoardsNavigation,
  Tab: BoardsTab,
  Live: LiveRights,
};
