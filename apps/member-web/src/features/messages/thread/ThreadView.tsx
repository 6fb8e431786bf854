import { MentionPlaceContext } from '../../../ui/mentions/mention-place.ts';
import { useTranslation } from 'react-i18next';
import { IconMessageOff } from '@tabler/icons-react';
import type { Conversation } from '../conversation.ts';
import { presentOf } from '../Faces.tsx';
import { namesOf } from '../list/naming.ts';
import type { Outbox } from '../sending/outbox.ts';
import { Composer } from './Composer.tsx';
import { MessageLog } from './MessageLog.tsx';
import { ThreadHead } from './ThreadHead.tsx';
import classes from './Thread.module.css';
import { useTyping } from './use-typing.ts';

interface Props {
  conversation: Conversation;
  me: { id: number; name: string };
  outbox: Outbox;
  onEscape: () => void;
  /** The message to open at. */
  target?: number | null;
}

/** One conversation: heading, messages and composer. */
export function ThreadView({ conversation, me, outbox, onEscape, target }: Props) {
  const { t } = useTranslation();
  const { thread, partners } = conversation;
  const { typing, typed } = useTyping(thread?.id ?? null, me.id);
  const name = namesOf(presentOf(partners), t);
  return (
    <section className={classes.thread} aria-label={name}>
      <ThreadHead conversation={conversation} meId={me.id} />
      <MessageLog conversation={conversation} me={me} outbox={outbox} target={target} />
      <TypingLine names={partners.filter(({ id }) => typing.includes(id)).map(({ first_name }) => first_name)} />
      {thread?.silence ? (
        <p className={classes.silence}>
          <IconMessageOff size={18} stroke={1.7} aria-hidden="true" />
          {t(`inbox.silence.${thread.silence}`)}
        </p>
      ) : (
        <MentionPlaceContext value={{ members: conversation.partners }}>
          <Composer
            conversation={conversation}
            meId={me.id}
            outbox={outbox}
            name={name}
            onTyped={typed}
            onEscape={onEscape}
          />
        </MentionPlaceContext>
      )}
    </section>
  );
}

/** Always occupies a line, so that the layout does not shift when someone types. */
function TypingLine({ names }: { names: string[] }) {
  const { t } = useTranslation();
  return (
    <p className={classes.typing} role="status">
      {names.length > 0 && t('inbox.typing', { names: names.join(', '), count: names.length })}
    </p>
  );
}
