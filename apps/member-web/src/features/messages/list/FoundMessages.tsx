import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { messages } from '@lyceum/contracts';
import { paths } from '../../../lib/address/paths.ts';
import { textOf } from '../../../lib/html.ts';
import { itemsOf } from '../../../lib/pages.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { RowsSkeleton } from '../../../ui/state/Skeletons.tsx';
import { Faces, presentOf } from '../Faces.tsx';
import { around } from './found-text.ts';
import classes from './List.module.css';
import { namesOf } from './naming.ts';
import { foundMessagesOptions } from './search.query.ts';

interface Props {
  text: string;
  meId: number;
  /** Limits the search to one conversation. */
  threadId?: number;
  onChoose?: () => void;
}

/** Messages that contain the words. Choosing one opens its conversation at that message. */
export function FoundMessages({ text, meId, threadId, onChoose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const found = useInfiniteQuery(foundMessagesOptions(text, threadId));
  const all = itemsOf(found.data);
  const retry = () => void (found.data ? found.fetchNextPage() : found.refetch());
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {t('inbox.search.messages')}
      </h2>
      {found.isPending && <RowsSkeleton label={t('app.loading')} rows={3} />}
      {found.data && all.length === 0 && (
        <p className={classes.nothing} role="status">
          {t('inbox.search.noMessages')}
        </p>
      )}
      <ul className={classes.list}>
        {all.map((message) => (
          <li key={message.id}>
            <Found message={message} text={text} isOwn={message.user_id === meId} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {found.isError && <FailedState quiet title={t('inbox.search.messagesFailed')} onRetry={retry} />}
      {found.hasNextPage && !found.isError && (
        <button
          type="button"
          className={classes.more}
          disabled={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('inbox.search.moreMessages')}
        </button>
      )}
    </section>
  );
}

interface FoundProps {
  message: messages.FoundMessage;
  text: string;
  isOwn: boolean;
  onChoose?: () => void;
}

function Found({ message, text, isOwn, onChoose }: FoundProps) {
  const { t } = useTranslation();
  const members = presentOf(message.partners);
  const writer = message.partners.find(({ id }) => id === message.user_id);
  const [before, match, after] = around(textOf(message.body), text);
  return (
    <Link
      to={paths.messages({ thread: message.thread_id, message: message.id })}
      className={classes.row}
      data-row={`message-${message.id}`}
      onClick={onChoose}
    >
      <Faces members={members} size={40} />
      <span className={classes.words}>
        <span className={classes.line}>
          <span className={classes.names}>{namesOf(members, t)}</span>
          <span className={classes.when}>
            <RelativeTime moment={message.created_at} />
          </span>
        </span>
        <span className={classes.preview} dir="auto">
          {!isOwn && members.length > 1 && writer && `${writer.first_name}: `}
          {before}
          {match && <mark>{match}</mark>}
          {after}
        </span>
      </span>
    </Link>
  );
}
