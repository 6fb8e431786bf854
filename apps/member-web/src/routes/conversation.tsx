import { ApiError } from '@lyceum/browser/client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '../lib/address/paths.ts';
import { useSeenTopic } from '../features/notifications/use-seen-topic.ts';
import { useOpened } from '../features/topic/use-opened.ts';
import { topicOptions } from '../entities/posts/cache/topic-options.ts';
import { useTopic } from '../features/topic/topic.query.ts';
import { TopicView } from '../features/topic/TopicView.tsx';
import { namedBy, placeOf } from '../lib/address/comment-address.ts';
import { isWhole } from '../entities/posts/cache/topic-cache.ts';
import { useRetry } from '../lib/retry.ts';
import { FailedState } from '../ui/state/FailedState.tsx';
import { NotFound } from '../ui/state/NotFound.tsx';
import { ConversationSkeleton } from '../ui/state/Skeletons.tsx';
import { boardsLaterTexts } from '../entities/boards/texts/index.ts';
import { withTexts } from '../lib/i18n/texts.ts';
import { lazyPart } from '../lib/parts/lazy-part.ts';
import { Part } from '../ui/part/Part.tsx';

const TopicGlance = lazyPart(withTexts(() => import('../features/boards/locked/TopicGlance.tsx'), boardsLaterTexts));

/** `/conversations/{slug}`: a topic with its comments, or its preview. */
export function Component() {
  const { t } = useTranslation();
  const { slug = '' } = useParams();
  const location = useLocation();
  const topic = useTopic(slug);
  const client = useQueryClient();
  const retry = useRetry();
  const whole = topic.data && isWhole(topic.data) ? topic.data : undefined;
  useSeenTopic(topic.data?.id);
  useOpened(whole);

  if (topic.isPending) {
    return (
      <>
        <h1 className="visually-hidden">{t('app.loading')}</h1>
        <ConversationSkeleton label={t('app.loading')} />
      </>
    );
  }
  if (!topic.data) {
    if (topic.error instanceof ApiError && topic.error.status === 404) return <NotFound />;
    return <FailedState title={t('topic.failed')} onRetry={retry} />;
  }
  // Moodboard posts open over their board (part 1 §2).
  if (whole?.board_type === 'moodboard') {
    const { comment, comments } = namedBy(location.hash);
    const hash = comment || comments ? placeOf(whole.id) + location.hash.slice(1) : `topicid-${whole.id}`;
    return <Navigate to={{ pathname: paths.board(whole.board_slug), hash }} replace />;
  }
  // The topic has a new slug. Corrects the address, as the server's redirect does for external links.
  if (topic.data.slug !== slug) {
    client.setQueryData(topicOptions(topic.data.slug).queryKey, topic.data);
    return <Navigate to={{ ...location, pathname: paths.conversation(topic.data.slug) }} replace />;
  }
  if (!isWhole(topic.data)) {
    return (
      <Part missing="nothing" fallback={<ConversationSkeleton label={t('app.loading')} />}>
        <TopicGlance topic={topic.data} />
      </Part>
    );
  }
  return <TopicView key={topic.data.id} topic={topic.data} />;
}
