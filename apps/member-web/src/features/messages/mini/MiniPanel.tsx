import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconArrowsMaximize } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address/paths.ts';
import { useRetry } from '../../../lib/retry.ts';
import type { Me } from '../../../lib/session/session.ts';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { useLiveInbox } from '../cache/use-live-inbox.ts';
import { useConversation } from '../conversation.ts';
import { messageIn, openIn } from '../inbox-address.ts';
import { ListPane } from '../list/ListPane.tsx';
import type { Place } from '../sending/outbox.ts';
import { useOutbox } from '../sending/use-outbox.ts';
import { ThreadView } from '../thread/ThreadView.tsx';
import classes from './MiniPanel.module.css';

const NOWHERE: Place = { thread: 0 };

interface Opened {
  place: Place;
  message: number | null;
}

/**
 * The conversation that a plain click on an inbox link opens. Null for other links, and for clicks that open a new tab.
 */
function openedBy(event: MouseEvent): Opened | null {
  const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-row]');
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const search = new URL(link.href).searchParams;
  const place = openIn(search);
  return place && { place, message: messageIn(search) };
}

/** The inbox in the mini box: the list or one conversation. The open conversation is not part of the address. */
export function MiniPanel({ me }: { me: Me }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const outbox = useOutbox(me.id);
  const found = useConversation(opened?.place ?? NOWHERE, me.id);
  const conversation = opened && typeof found !== 'string' ? found : null;
  const box = useRef<HTMLDivElement>(null);
  const retry = useRetry();
  useLiveInbox(me.id, outbox, conversation?.thread?.id ?? null);

  // The conversation was deleted or left, so the box returns to the list.
  const isGone = opened !== null && found === 'missing';
  const close = useEffectEvent(() => setOpened(null));
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);

  const toList = () => {
    const row = conversation?.thread?.id;
    setOpened(null);
    requestAnimationFrame(() => {
      const at = (place: string) => box.current?.querySelector<HTMLElement>(place);
      (at(`[data-row="${row}"]`) ?? at('[data-search]'))?.focus();
    });
  };
  const choose = (event: MouseEvent) => {
    const next = openedBy(event);
    if (!next) return;
    // Following the link would leave the screen.
    event.preventDefault();
    setOpened(next);
  };
  return (
    <div ref={box} className={classes.panel} onClickCapture={choose}>
      <div className={classes.ways}>
        {opened && (
          <ActionIcon aria-label={t('inbox.mini.back')} onClick={toList}>
            <IconArrowLeft size={18} stroke={1.8} aria-hidden="true" className={classes.arrow} />
          </ActionIcon>
        )}
        <ActionIcon
          component={Link}
          to={paths.messages(opened?.place)}
          aria-label={t('inbox.mini.whole')}
          className={classes.whole}
        >
          <IconArrowsMaximize size={17} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      </div>
      <div className={classes.content}>
        {!opened ? (
          <ListPane meId={me.id} activeId={null} title={null} />
        ) : conversation ? (
          <ThreadView
            key={conversation.key}
            conversation={conversation}
            me={me}
            outbox={outbox}
            onEscape={toList}
            target={opened.message}
          />
        ) : found === 'failed' ? (
          <FailedState quiet title={t('inbox.messagesFailed')} onRetry={retry} />
        ) : (
          <RowsSkeleton label={t('inbox.loading')} rows={4} />
        )}
      </div>
    </div>
  );
}
