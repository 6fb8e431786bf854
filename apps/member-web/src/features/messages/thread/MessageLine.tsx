import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exactTime } from '@lyceum/browser/time';
import { PostMedia } from '../../../entities/media/show/PostMedia.tsx';
import { textOf } from '../../../lib/html.ts';
import { toast } from '../../../lib/toast.ts';
import { useReader } from '../../../lib/time/reader.ts';
import { RichText } from '../../../ui/RichText.tsx';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { withTexts } from '../../../lib/i18n/texts.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { formTexts } from '../../../ui/form/texts/index.ts';
import type { Message } from '../cache/messages.query.ts';
import { type DotsEntry, DotsMenu } from '../menu/DotsMenu.tsx';
import type { Outbox, Outgoing } from '../sending/outbox.ts';
import classes from './Message.module.css';

const DeleteMessageDialog = lazyPart(() => import('../dialogs/DeleteMessageDialog.tsx'));
const ReportDialog = lazyPart(withTexts(() => import('../dialogs/ReportDialog.tsx'), formTexts));

interface SentProps {
  message: Message;
  isOwn: boolean;
  /** Whose it is. */
  name: string;
}

/** A message as everybody in the conversation has it. */
export const SentLine = memo(function SentLine({ message, isOwn, name }: SentProps) {
  const { t } = useTranslation();
  const reader = useReader();
  const [asks, setAsks] = useState(false);
  const done = () => setAsks(false);
  if (message.deleted_at !== null) return <p className={classes.deleted}>{t('inbox.deleted')}</p>;
  const run = () => setAsks(true);
  const entry: DotsEntry = isOwn
    ? { label: t('inbox.menu.deleteMessage'), icon: 'delete', danger: true, run }
    : { label: t('inbox.menu.report'), icon: 'report', run };
  return (
    <div className={classes.line} title={exactTime(message.created_at, reader)}>
      <Body html={message.body} files={message.attachments} name={name} />
      <span className={classes.menu}>
        <DotsMenu small label={t('inbox.menu.message')} entries={[entry]} />
      </span>
      <Part missing="opened">
        {asks && isOwn && <DeleteMessageDialog message={message} onDone={done} />}
        {asks && !isOwn && <ReportDialog message={message} name={name} onDone={done} />}
      </Part>
    </div>
  );
});

/** On its way: shown as it will stand; and what can be done about it where it does not get there. */
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
        {/* That of a GIF was written by the app itself. */}
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
