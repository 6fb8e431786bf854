import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasGif } from '@lyceum/editor/gif';
import { exactTime } from '@lyceum/browser/time';
import { PostMedia } from '../../../entities/media/show/PostMedia.tsx';
import { textOf } from '../../../lib/html.ts';
import { toast } from '../../../lib/toast.ts';
import { useReader } from '../../../lib/time/reader.ts';
import { RichText } from '../../../ui/RichText.tsx';
import { ReactionBar } from '../../../entities/reactions/reaction-bar.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { withTexts } from '../../../lib/i18n/texts.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { formTexts } from '../../../ui/form/texts/index.ts';
import type { Message } from '../cache/messages.query.ts';
import { type DotsEntry, DotsMenu } from '../menu/DotsMenu.tsx';
import type { Outbox, Outgoing } from '../sending/outbox.ts';
import classes from './Message.module.css';

const DeleteMessageDialog = lazyPart(() => import('../dialogs/DeleteMessageDialog.tsx'));
const EditMessage = lazyPart(withTexts(() => import('./EditMessage.tsx'), formTexts));
const ReportDialog = lazyPart(withTexts(() => import('../dialogs/ReportDialog.tsx'), formTexts));

interface SentProps {
  message: Message;
  isOwn: boolean;
  /** Name of the sender. */
  name: string;
  /** Whether the viewer can write in the conversation. */
  canWrite: boolean;
  /** Whether the address points to this message. */
  isTarget: boolean;
}

/** A sent message, as all participants see it. */
export const SentLine = memo(function SentLine({ message, isOwn, name, canWrite, isTarget }: SentProps) {
  const { t } = useTranslation();
  const reader = useReader();
  const [asks, setAsks] = useState<'delete' | 'edit' | 'report' | null>(null);
  const line = useRef<HTMLDivElement>(null);
  const target = { 'data-message': message.id, 'aria-current': isTarget || undefined };
  if (message.deleted_at !== null) {
    return (
      <p className={classes.deleted} {...target}>
        {t('inbox.deleted')}
      </p>
    );
  }
  const done = () => {
    // Returns the focus to the menu button after the menu has rendered again.
    if (asks === 'edit') setTimeout(() => line.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus());
    setAsks(null);
  };
  const entries: DotsEntry[] = isOwn
    ? [{ label: t('inbox.menu.deleteMessage'), icon: 'delete', danger: true, run: () => setAsks('delete') }]
    : [{ label: t('inbox.menu.report'), icon: 'report', run: () => setAsks('report') }];
  // The editor does not support GIFs, so an edit would lose one.
  if (isOwn && canWrite && !hasGif(message.body)) {
    entries.unshift({ label: t('inbox.menu.editMessage'), icon: 'edit', run: () => setAsks('edit') });
  }
  if (asks === 'edit' && canWrite) {
    return (
      <Part fallback={<Body html={message.body} files={message.attachments} name={name} />}>
        <EditMessage message={message} onDone={done} />
      </Part>
    );
  }
  return (
    <div ref={line} className={classes.line} title={exactTime(message.created_at, reader)} {...target}>
      <Body html={message.body} files={message.attachments} name={name} />
      <span className={classes.menu}>
        <DotsMenu small label={t('inbox.menu.message')} entries={entries} />
      </span>
      <Part missing="nothing">
        <ReactionBar kind="message" id={message.id} closed={!canWrite} />
      </Part>
      {message.edited_at !== null && (
        <span className={classes.edited} title={exactTime(message.edited_at, reader)}>
          {t('inbox.edited')}
        </span>
      )}
      <Part missing="opened">
        {asks === 'delete' && <DeleteMessageDialog message={message} onDone={done} />}
        {asks === 'report' && <ReportDialog message={message} name={name} onDone={done} />}
      </Part>
    </div>
  );
});

/** An outgoing message, with buttons to retry or discard it after a failure. */
export function OutgoingLine({ message, outbox, name }: { message: Outgoing; outbox: Outbox; name: string }) {
  const { t } = useTranslation();
  const { client_id, html, files, state, why } = message;
  const discard = () => {
    outbox.settle(client_id);
    const run = () => outbox.add({ ...message, why: undefined });
    toast({ kind: 'success', text: t('inbox.discarded'), action: { label: t('app.undo'), run } });
  };
  return (
    <>
      <div className={classes.line} data-outgoing={state} aria-busy={state === 'sending'}>
        {/* The app itself generated the HTML of a GIF. */}
        <Body html={html} files={files} name={name} local={message.gif === undefined} />
      </div>
      {state === 'sending' ? (
        <span className="visually-hidden">{t('inbox.sending')}</span>
      ) : (
        <p className={classes.failed} role="status">
          <span>
            {t('inbox.notSent')}
            {why && `: ${why}`}
          </span>
          <button type="button" onClick={() => outbox.again(client_id)}>
            {t('inbox.again')}
          </button>
          <button type="button" onClick={discard}>
            {t('inbox.discard')}
          </button>
        </p>
      )}
    </>
  );
}

interface BodyProps {
  html: string;
  files: Message['attachments'];
  name: string;
  local?: boolean;
}

function Body({ html, files, name, local = false }: BodyProps) {
  return (
    <div className={classes.bubble} data-pictures={(files.length > 0 && !textOf(html)) || undefined}>
      {textOf(html) !== '' && <RichText html={html} local={local} />}
      <PostMedia attachments={files} title={name} small />
    </div>
  );
}
