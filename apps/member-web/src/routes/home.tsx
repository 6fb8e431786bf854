import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Composer } from '../features/feed/composer/Composer.tsx';
import { Feed } from '../features/feed/Feed.tsx';
import { FeedBar } from '../features/feed/FeedBar.tsx';
import { GuestWelcome } from '../features/feed/GuestWelcome.tsx';
import { Invitation } from '../features/introduction/Invitation.tsx';
import { useBoards, writableBoards } from '../entities/boards/boards.ts';
import { useFeedTab, useFeedTag } from '../features/feed/feed-tab.ts';
import { onboardingTexts } from '../features/onboarding/texts/index.ts';
import { lazyPart } from '../lib/parts/lazy-part.ts';
import { withTexts } from '../lib/i18n/texts.ts';
import { useNow } from '../lib/time/clock.ts';
import { Part } from '../ui/part/Part.tsx';
import { acting, useMe, useMeFailed } from '../lib/session/session.ts';
import { useCommunityName } from '../lib/session/settings.ts';
import { ComposerSkeleton } from '../ui/state/Skeletons.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';

const StartCard = lazyPart(withTexts(() => import('../features/onboarding/StartCard.tsx'), onboardingTexts));

/** Members are new for this long (docs/adr/0021). */
const NEW_MS = 30 * 86_400_000;

/** Home page: the composer, or a welcome for guests, and the feed of all boards. */
export function Component() {
  const { t } = useTranslation();
  const me = useMe();
  const community = useCommunityName();
  const status = useFeedTab();
  const tag = useFeedTag();
  const now = useNow();
  const boards = useBoards();
  const mayWrite = boards.data ? writableBoards(boards.data).length > 0 : undefined;
  const failed = useMeFailed();
  const unknown = me === undefined || (me && boards.isPending);
  return (
    <>
      <PageHeading title={community}>{t('app.home')}</PageHeading>
      {unknown ? (
        !failed && <ComposerSkeleton />
      ) : me ? (
        mayWrite && acting(me) && <Composer key={me.id} me={me} boardId={null} />
      ) : (
        <GuestWelcome />
      )}
      {acting(me) && now - Date.parse(me!.created_at) < NEW_MS && (
        <Part missing="nothing">
          <StartCard key={`start-${me!.id}`} me={me!} />
        </Part>
      )}
      {/* A distinct key, because the composer among its siblings is keyed by the member too. */}
      {me && <Invitation key={`invitation-${me.id}`} me={me} />}
      <FeedBar />
      <Feed
        key={tag}
        feed={{ boardId: null, status, tag }}
        emptyAction={me?.isAdmin && boards.data?.length === 0 && <SetUp />}
        emptyHint={me ? (mayWrite && acting(me) ? t('feed.emptyWrite') : t('feed.emptyRead')) : t('feed.emptyGuest')}
      />
    </>
  );
}

/** The way on for the administrator of a community without boards. The console is another app. */
function SetUp() {
  const { t } = useTranslation();
  return (
    <Button component="a" href="/admin/setup">
      {t('feed.setUp')}
    </Button>
  );
}
