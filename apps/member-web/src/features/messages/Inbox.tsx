import { IconMessages } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../lib/session/session.ts';
import { useRetry } from '../../lib/retry.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import { useLiveInbox } from './cache/use-live-inbox.ts';
import { useConversation } from './conversation.ts';
import { presentOf } from './Faces.tsx';
import classes from './Inbox.module.css';
import { useInboxAddress } from './inbox-address.ts';
import { ListPane } from './list/ListPane.tsx';
import { namesOf } from './list/naming.ts';
import type { Place } from './sending/outbox.ts';
import { useOutbox } from './sending/use-outbox.ts';
import { ThreadView } from './thread/ThreadView.tsx';

const NOWHERE: Place = { thread: 0 };

/**
 * Inbox: the list of conversations next to the open one, or either of them on a phone. The address holds the open
 * conversation.
 */
export function Inbox({ me }: { me: Me }) {
  const { t } = useTranslation();
  const { open, message, go } = useInboxAddress();
  const outbox = useOutbox(me.id);
  const found = useConversation(open ?? NOWHERE, me.id);
  const conversation = typeof found === 'string' ? null : found;
  const threadId = open ? (conversation?.thread?.id ?? null) : null;
  const list = useRef<HTMLDivElement>(null);
  const retry = useRetry();
  useLiveInbox(me.id, outbox, threadId);

  // A new conversation gets its own address after the first message.
  const settle = useEffectEvent(() => {
    if (open && 'participant' in open && threadId !== null) go({ thread: threadId }, true);
  });
  useEffect(() => settle(), [threadId]);

  /** Moves the focus from the composer to the conversation's row in the list. */
  const toList = () => {
    const at = (place: string) => list.current?.querySelector<HTMLElement>(place);
    (at('[data-row][aria-current]') ?? at('[data-search]'))?.focus();
  };
  const title =
    open && conversation
      ? `${namesOf(presentOf(conversation.partners), t)} · ${t('messages.title')}`
      : t('messages.title');
  return (
    <div className={classes.inbox} data-open={open ? true : undefined}>
      <div ref={list} className={classes.list}>
        <ListPane meId={me.id} activeId={threadId} title={title} />
      </div>
      <div className={classes.thread}>
        {!open ? (
          <EmptyState
            quiet
            icon={<IconMessages size={24} stroke={1.6} />}
            title={t('inbox.none')}
            hint={t('inbox.noneHint')}
          />
        ) : conversation ? (
          <ThreadView
            key={conversation.key}
            conversation={conversation}
            me={me}
            outbox={outbox}
            onEscape={toList}
            target={message}
          />
        ) : found === 'pending' ? (
          <RowsSkeleton label={t('inbox.loading')} rows={4} />
        ) : found === 'missing' ? (
          <Missing />
        ) : (
          <FailedState quiet title={t('inbox.messagesFailed')} onRetry={retry} />
        )}
      </div>
    </div>
  );
}

function Missing() {
  const { t } = useTranslation();
  const { go } = useInboxAddress();
  return (
    <EmptyState
      quiet
      icon={<IconMessages size={24} stroke={1.6} />}
      title={t('inbox.missing')}
      hint={t('inbox.missingHint')}
      action={
        <button type="button" className={classes.way} onClick={() => go(null)}>
          {t('inbox.back')}
        </button>
      }
    />
  );
}
