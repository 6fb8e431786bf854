import { Button } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { BoardHeader } from '../features/boards/BoardHeader.tsx';
import { useFeed } from '../features/feed/feed.query.ts';
import { FeedBar } from '../features/feed/FeedBar.tsx';
import { Wall } from '../features/feed/wall/Wall.tsx';
import { useSeenTopic } from '../features/notifications/use-seen-topic.ts';
import { Overlay } from '../features/topic/Overlay.tsx';
import { type Board, canWrite } from '../entities/boards/boards.ts';
import { namedBy } from '../lib/address/comment-address.ts';
import { useFeedTab } from '../features/feed/feed-tab.ts';
import { useMe } from '../lib/session/session.ts';
import { itemsOf } from '../lib/pages.ts';
import { lazyPart } from '../lib/parts/lazy-part.ts';
import { Part } from '../ui/part/Part.tsx';
import { withTexts } from '../lib/i18n/texts.ts';
import { mediaTexts } from '../entities/media/texts/index.ts';
import { avatarTexts } from '../entities/members/avatar/texts/index.ts';

const MoodpostDialog = lazyPart(
  withTexts(() => import('../features/feed/wall/MoodpostDialog.tsx'), avatarTexts, mediaTexts),
);

/** Screen of a moodboard: its posts as a wall of pictures. The fragment of the address opens one over the wall. */
export default function Moodboard({ board }: { board: Board }) {
  const { t } = useTranslation();
  const me = useMe();
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const status = useFeedTab();
  const [adding, setAdding] = useState(false);
  const id = namedBy(hash).topic;
  useSeenTopic(id ?? undefined);
  const feed = { boardId: board.id, status };
  const topics = itemsOf(useFeed(feed).data);
  const at = topics.findIndex((topic) => topic.id === id);
  useReturnToTile(id);

  const fromWall = (state as { fromWall?: boolean } | null)?.fromWall === true;
  const step = (to: number) => {
    const next = at === -1 ? undefined : topics[at + to];
    return next
      ? () => void navigate({ hash: `topicid-${next.id}` }, { replace: true, state, preventScrollReset: true })
      : null;
  };
  /** Returns to the wall in its previous state, or opens the wall if the member came directly to a post. */
  const close = () =>
    void (fromWall ? navigate(-1) : navigate({ hash: '' }, { replace: true, preventScrollReset: true }));

  const writes = me && !me.impersonating && canWrite(board);
  const add = writes ? (
    <Button leftSection={<IconPhotoPlus size={18} stroke={1.7} />} onClick={() => setAdding(true)}>
      {t('wall.add')}
    </Button>
  ) : null;
  return (
    <div data-wall>
      <BoardHeader board={board} />
      <FeedBar aside={add} />
      <Wall key={board.id} feed={feed} emptyHint={t(writes ? 'wall.emptyWrite' : 'feed.emptyRead')} />
      {id !== null && <Overlay id={id} known={topics[at]} onClose={close} onPrevious={step(-1)} onNext={step(1)} />}
      {adding && me && (
        <Part missing="opened">
          <MoodpostDialog me={me} board={board} onDone={() => setAdding(false)} />
        </Part>
      )}
    </div>
  );
}

/** Focuses the last viewed picture after the overlay closes. */
function useReturnToTile(id: number | null): void {
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (id === null && last.current !== null) document.getElementById(`open-${last.current}`)?.focus();
    last.current = id;
  }, [id]);
}
