import { useQueryClient } from '@tanstack/react-query';
import { IconArrowDown } from '@tabler/icons-react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/html.ts';
import { useNearEnd } from '../../../lib/screen/use-near-end.ts';
import { useReader } from '../../../lib/time/reader.ts';
import { FloatingPill } from '../../../ui/FloatingPill.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { type Message, toNewestPage, useMessages } from '../cache/messages.query.ts';
import type { Conversation } from '../conversation.ts';
import { namesOf, previewOf } from '../list/naming.ts';
import { Spinner } from '../list/Spinner.tsx';
import type { Outbox } from '../sending/outbox.ts';
import { useOutgoing } from '../sending/use-outbox.ts';
import { presentOf } from '../Faces.tsx';
import { MessageRows } from './MessageRows.tsx';
import { firstNew, linesOf, rowsOf } from './rows.ts';
import classes from './Thread.module.css';
import { useNewerPages } from './use-newer-pages.ts';
import { useReadMark } from './use-read-mark.ts';
import { useTarget } from './use-target.ts';

/** Fraction of the log to scroll before the earlier page loads. */
const ASK_AT = 0.9;
/** Distance to the end in pixels within which the newest message counts as seen. */
const AT_END_PX = 40;
/** Space above the first new message, in pixels: the heading and a line of earlier text. */
const ABOVE_NEW_PX = 72;

interface Props {
  conversation: Conversation;
  me: { id: number; name: string };
  outbox: Outbox;
  /** The message to open at. By default the first unread message, or the newest. */
  target?: number | null;
}

/**
 * Messages of a conversation, newest at the end. The list grows upwards (reversed layout), so inserted pages and
 * loading pictures do not shift it. At the end it stays at the end.
 */
export function MessageLog({ conversation, me, outbox, target = null }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const reader = useReader();
  const { thread, partners, place } = conversation;
  const threadId = thread?.id ?? null;
  // Fixed at opening, so that reading does not change the size of the first page.
  const [unread] = useState(thread?.unread_count ?? 0);
  const { query, messages, hasCome } = useMessages(threadId, unread);
  const outgoing = useOutgoing(outbox, place);
  const lines = linesOf(messages, outgoing, me.id);
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError, hasPreviousPage } = query;

  const box = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const look = () => setAtEnd(Math.abs(box.current?.scrollTop ?? 0) < AT_END_PX);
  useNearEnd(
    box,
    ASK_AT,
    () => void fetchNextPage(),
    hasNextPage && !isFetchingNextPage && !isFetchNextPageError,
    messages.length,
  );

  useTarget(box, threadId, target, messages);
  useNewerPages(box, query, atEnd);

  // Fixed at opening, so that the line above new messages does not move.
  const [readUntil] = useState(thread?.last_read ?? null);
  const newFrom = unread > 0 ? firstNew(messages, readUntil, me.id) : null;

  const newest = messages.at(-1);
  const [seen, setSeen] = useState(0);
  if (atEnd && newest && newest.id !== seen) setSeen(newest.id);
  const behind = messages.slice(messages.findIndex(({ id }) => id === seen) + 1);
  const below = behind.filter(({ user_id }) => user_id !== me.id).length;
  useReadMark(threadId, newest, atEnd, me.id);

  const toEnd = () => {
    if (threadId !== null && hasPreviousPage) void toNewestPage(client, threadId);
    if (box.current) box.current.scrollTop = 0;
  };
  const lastOutgoing = outgoing.at(-1)?.client_id;
  const toEndOnSend = useEffectEvent(toEnd);
  useLayoutEffect(() => {
    if (lastOutgoing) toEndOnSend();
  }, [lastOutgoing]);

  const isReady = hasCome || thread === null;
  const hasTarget = target !== null;
  useLayoutEffect(() => {
    const element = box.current;
    const line = element?.querySelector('[data-new]');
    if (!isReady || hasTarget || !element || !line) return;
    const above = line.getBoundingClientRect().top - element.getBoundingClientRect().top - ABOVE_NEW_PX;
    if (above < 0) element.scrollTop += above;
  }, [isReady, hasTarget]);

  if (query.isError && !hasCome) {
    return (
      <div className={classes.log}>
        <FailedState quiet title={t('inbox.messagesFailed')} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  return (
    <div className={classes.place}>
      <div
        ref={box}
        className={classes.log}
        tabIndex={0}
        aria-label={t('inbox.messages')}
        role="region"
        onScroll={look}
      >
        {isReady ? (
          <ol className={classes.messages}>
            {isFetchingNextPage && (
              <li>
                <Spinner label={t('app.loading')} />
              </li>
            )}
            {isFetchNextPageError && (
              <li>
                <FailedState quiet title={t('inbox.messagesFailed')} onRetry={() => void fetchNextPage()} />
              </li>
            )}
            {!hasNextPage && (
              <li className={classes.begin}>{t('inbox.begin', { name: namesOf(presentOf(partners), t) })}</li>
            )}
            <MessageRows
              rows={rowsOf(lines, newFrom, reader)}
              partners={partners}
              me={me}
              thread={thread ?? { partners: [], silence: null }}
              target={target}
              outbox={outbox}
            />
          </ol>
        ) : (
          <RowsSkeleton label={t('app.loading')} rows={4} />
        )}
      </div>
      <Heard partners={partners} messages={messages} meId={me.id} isReady={isReady} />
      {(!atEnd || hasPreviousPage) && (
        <FloatingPill
          className={classes.pill}
          onClick={toEnd}
          aria-label={below === 0 ? t('inbox.toNewest') : undefined}
        >
          <IconArrowDown size={16} stroke={1.8} aria-hidden="true" />
          {below > 0 && t('inbox.newMessages', { count: below })}
        </FloatingPill>
      )}
    </div>
  );
}

interface HeardProps {
  partners: Conversation['partners'];
  messages: readonly Message[];
  meId: number;
  isReady: boolean;
}

/** Live region for new messages of others. Earlier pages are not announced. */
function Heard({ partners, messages, meId, isReady }: HeardProps) {
  const { t } = useTranslation();
  const newest = messages.at(-1)?.id ?? 0;
  const [since, setSince] = useState<number | null>(null);
  if (since === null && isReady) setSince(newest);
  const came = since === null ? [] : messages.filter(({ id, user_id }) => id > since && user_id !== meId);
  return (
    <div className="visually-hidden" role="log" aria-label={t('inbox.messages')}>
      {came.map((message) => {
        const name = partners.find(({ id }) => id === message.user_id)?.name ?? '';
        const text = textOf(message.body) || previewOf(message, t);
        return (
          <p key={message.id}>{message.deleted_at === null ? t('inbox.heard', { name, text }) : t('inbox.deleted')}</p>
        );
      })}
    </div>
  );
}
