import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { ApiError } from '@lyceum/browser/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/address/paths.ts';
import { CommentPlace, placeOf } from '../../lib/address/comment-address.ts';
import type { Topic } from '../../entities/posts/cache/topic-cache.ts';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { NotFound } from '../../ui/state/NotFound.tsx';
import { Quotable } from '../../entities/posts/quote/Quotable.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { ConversationSkeleton } from '../../ui/state/Skeletons.tsx';
import { TopicActions } from '../../entities/posts/topic/TopicActions.tsx';
import { TopicByline } from '../../entities/posts/topic/TopicByline.tsx';
import { useScrollbarWidth } from '../../ui/dialog/use-scrollbar-width.ts';
import { Comments } from './comments/Comments.tsx';
import classes from './Overlay.module.css';
import { topicByIdOptions } from './topic.query.ts';
import { useOpened } from './use-opened.ts';

interface Props {
  id: number;
  /** The topic as the moodboard has loaded it. */
  known: Topic | undefined;
  onClose: () => void;
  /** Null at the first and last picture. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** One post of a moodboard over its board: the full picture, its text and the comments. */
export function Overlay({ id, known, onClose, onPrevious, onNext }: Props) {
  const { t } = useTranslation();
  useScrollbarWidth();
  const topic = useQuery({ ...topicByIdOptions(id), placeholderData: known });
  useOpened(topic.data ?? undefined);

  function onKey(event: React.KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isWriting(event.target)) return;
    if (event.key === 'ArrowLeft') onPrevious?.();
    if (event.key === 'ArrowRight') onNext?.();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size="min(1180px, 94vw)"
      title={topic.data?.title ?? t('app.loading')}
      closeButtonProps={{ 'aria-label': t('app.close') }}
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ title: classes.title, content: classes.content, body: classes.body }}
      // The moodboard itself restores the focus.
      returnFocus={false}
      onKeyDown={onKey}
    >
      <div className={classes.steps}>
        <ActionIcon
          variant="default"
          size="lg"
          disabled={!onPrevious}
          aria-label={t('wall.previous')}
          onClick={() => onPrevious?.()}
        >
          <IconChevronLeft size={20} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          disabled={!onNext}
          aria-label={t('wall.next')}
          onClick={() => onNext?.()}
        >
          <IconChevronRight size={20} />
        </ActionIcon>
      </div>
      {topic.data ? (
        <Post key={topic.data.id} topic={topic.data} />
      ) : topic.isPending ? (
        <ConversationSkeleton label={t('app.loading')} />
      ) : topic.data === null || (topic.error instanceof ApiError && topic.error.status === 404) ? (
        <NotFound />
      ) : (
        <FailedState quiet title={t('topic.failed')} onRetry={() => void topic.refetch()} />
      )}
    </Modal>
  );
}

function Post({ topic }: { topic: Topic }) {
  const { t } = useTranslation();
  const picture = topic.attachments.find(({ thumbnail }) => thumbnail !== null);
  return (
    <div className={classes.post}>
      {picture && (
        <img
          className={classes.picture}
          src={picture.source}
          alt={picture.alt ?? ''}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
        />
      )}
      <div className={classes.words}>
        <TopicByline topic={topic} />
        <div className={classes.text}>
          {topic.content !== null ? (
            <Quotable author={topic.user.name} address={paths.conversation(topic.slug)}>
              <RichText html={topic.content} />
            </Quotable>
          ) : (
            <p aria-busy="true" aria-label={t('app.loading')}>
              {topic.excerpt}
            </p>
          )}
        </div>
        <CommentPlace value={placeOf(topic.id)}>
          <TopicActions topic={topic} shared />
          <Comments topic={topic} />
        </CommentPlace>
      </div>
    </div>
  );
}

/** Whether arrow keys move a caret or a selection in this element. */
const isWriting = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="menu"], [role="toolbar"]') !== null);
