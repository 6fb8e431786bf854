import { Button } from '@mantine/core';
import { IconLock, IconMessageCircle } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { MentionPlaceContext, placeOf } from '../../../ui/mentions/mention-place.ts';
import { useRetry } from '../../../lib/retry.ts';
import { useMe, type Me } from '../../../lib/session/session.ts';
import { commentsOf, type Topic } from '../../../entities/posts/cache/topic-cache.ts';
import { draftOwner } from '../../../lib/drafts/draft-sync.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { CommentsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { PendingComment } from './CommentItem.tsx';
import classes from './Comments.module.css';
import { CommentLogin } from './CommentLogin.tsx';
import { CommentThread } from './CommentThread.tsx';
import { useComments, useOwnComments } from '../comment-state/comments.query.ts';
import { CommentComposer } from '../comment-state/lazy-forms.ts';
import { giveBackUnseen, usePostDraft } from '../../../entities/media/upload/use-post-draft.ts';
import { useLiveTopic } from '../comment-state/use-live-topic.ts';
import { usePostComment } from '../comment-state/use-post-comment.ts';
import { useTarget } from '../use-target.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';

const NewestHint = lazyPart(() => import('../NewestHint.tsx'));
const QuoteSelection = lazyPart(() => import('../../../entities/posts/quote/QuoteSelection.tsx'));

/** Comments of a topic, oldest first, with the form to add one. */
export function Comments({ topic }: { topic: Topic }) {
  const { t } = useTranslation();
  const me = useMe();
  const arrived = useLiveTopic(topic);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  return (
    <MentionPlaceContext value={placeOf(topic)}>
      <section className={classes.comments} aria-labelledby="comments">
        <h2 id="comments" tabIndex={-1} className={classes.heading}>
          {t('comments.title')} <span className={classes.count}>{topic.comments_count}</span>
        </h2>
        <p className="visually-hidden" role="status">
          {arrived > 0 && t('comments.arrived', { count: arrived })}
        </p>
        {/* The thread holds a member's draft, so it remounts when the member changes. */}
        <Thread key={me?.id ?? 'guest'} topic={topic} me={me ?? null} endRef={setEnd} />
      </section>
      <Part missing="nothing">
        <NewestHint topic={topic} end={end} />
      </Part>
    </MentionPlaceContext>
  );
}

interface ThreadProps {
  topic: Topic;
  me: Me | null;
  endRef: Ref<HTMLElement>;
}

function Thread({ topic, me, endRef }: ThreadProps) {
  const { t } = useTranslation();
  const comments = useComments(topic.id);
  const retry = useRetry();
  const { fetchNextPage, hasNextPage, isFetchNextPageError } = comments;
  const owner = draftOwner(me);
  const place = `comment:${topic.id}`;
  const draft = usePostDraft(owner, place);
  const [refusal, setRefusal] = useState<string | null>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);

  const own = useOwnComments(topic.id);
  const { post, pending } = usePostComment({
    topic,
    // Inserts the refused text before newer input, or stores it as a draft if the member has left the screen.
    onRefused: (refused, error) => {
      if (!here.current) return void (refused.html && giveBackUnseen(owner, place, refused));
      if (refused.html) draft.giveBack(refused);
      // Not `refusalOf`, which would load before anyone writes.
      const isSaid = error.status === 422 || error.status === 429;
      setRefusal(`${t('errors.notPosted')} ${isSaid ? error.firstMessage : t('errors.topicOrComment')}`);
    },
  });

  const loaded = commentsOf(comments.data);
  const ids = loaded.flatMap((comment) => [comment.id, ...comment.replies.map(({ id }) => id)]);
  // Once all pages are loaded, an own comment missing from the list has been deleted.
  const ownBeyond = hasNextPage ? own.filter((comment) => !ids.includes(comment.id)) : [];
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const target = useTarget({ topicId: topic.id, ids, ready: comments.isSuccess, settled: !comments.isFetching });

  if (comments.isPending) return <CommentsSkeleton label={t('comments.loading')} />;
  if (!comments.data) return <FailedState quiet title={t('comments.failed')} onRetry={retry} />;

  const total = comments.data.pages.at(-1)?.meta.total ?? 0;
  const left = Math.max(1, total - loaded.length - ownBeyond.length);
  const shownAs = { slug: topic.slug, title: topic.title, closed: topic.closed, highlighted: target.highlighted, me };
  return (
    <>
      {target.gone && (
        <p className={classes.notice} role="status">
          {t('comments.gone')}
        </p>
      )}
      {loaded.length + ownBeyond.length + pending.length === 0 && (
        <EmptyState
          quiet
          icon={<IconMessageCircle size={24} stroke={1.6} />}
          title={t('comments.empty')}
          hint={topic.closed ? undefined : t('comments.emptyHint')}
        />
      )}
      {comments.hasPreviousPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={comments.isFetchingPreviousPage}
            onClick={() => void comments.fetchPreviousPage()}
          >
            {t('comments.earlier')}
          </Button>
        </div>
      )}
      {loaded.map((comment) => (
        <CommentThread key={comment.id} comment={comment} {...shownAs} />
      ))}
      {isFetchNextPageError ? (
        <FailedState quiet title={t('comments.failed')} onRetry={loadMore} />
      ) : (
        hasNextPage && (
          <div className={classes.more}>
            <Button variant="default" loading={comments.isFetchingNextPage} onClick={loadMore}>
              {comments.hasPreviousPage ? t('app.loadMore') : t('comments.remaining', { count: left })}
            </Button>
          </div>
        )
      )}
      {ownBeyond.map((comment) => (
        <CommentThread key={comment.id} comment={comment} {...shownAs} />
      ))}
      {me && pending.map((comment) => <PendingComment key={comment.key} comment={comment} me={me} />)}
      <span ref={endRef} />
      {topic.closed ? (
        <p className={classes.notice}>
          <IconLock size={17} stroke={1.7} aria-hidden="true" /> {t('topic.closedNotice')}
        </p>
      ) : !me ? (
        <CommentLogin />
      ) : me.impersonating ? (
        <p className={classes.notice}>{t('comments.impersonating')}</p>
      ) : (
        <>
          <Part missing="nothing">
            <QuoteSelection />
          </Part>
          <Part fallback={<div className={classes.arriving} />}>
            <CommentComposer
              me={me}
              value={draft.html}
              onChange={(html) => {
                setRefusal(null);
                draft.write(html);
              }}
              files={draft.files}
              onFiles={draft.onFiles}
              kept={draft.kept}
              discard={draft.discard}
              onSubmit={(html) => {
                setRefusal(null);
                post(html, draft.files, draft.post());
              }}
              onGif={(html, url) => post(html, [], () => undefined, url)}
              refusal={refusal}
            />
          </Part>
        </>
      )}
    </>
  );
}
