import { IconCheck, IconChecks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MemberName } from '../../../entities/members/MemberName.tsx';
import { paths } from '../../../lib/address/paths.ts';
import { pingShown } from '../../../lib/session/pings.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import type { Thread } from '../cache/threads.query.ts';
import { Faces, presentOf } from '../Faces.tsx';
import classes from './List.module.css';
import { namesOf, previewOf } from './naming.ts';

interface Props {
  thread: Thread;
  meId: number;
  active: boolean;
}

/** Whether a conversation has activity after the viewer last read it and is not open (part 2 §4). */
const isUnread = ({ last_activity, last_read, messages: [newest] }: Thread, meId: number, active: boolean): boolean =>
  !active && newest?.user_id !== meId && (last_read === null || Date.parse(last_activity) > Date.parse(last_read));

/** A conversation in a list: partners, newest message and read state. */
export function ThreadRow({ thread, meId, active }: Props) {
  const { t } = useTranslation();
  const members = presentOf(thread.partners);
  const unread = isUnread(thread, meId, active);
  const [one] = members;
  const [newest] = thread.messages;
  return (
    <Link
      to={paths.messages({ thread: thread.id })}
      className={classes.row}
      data-row={thread.id}
      data-unread={unread || undefined}
      aria-current={active ? 'page' : undefined}
    >
      <Faces members={members} size={44} />
      <span className={classes.words}>
        <span className={classes.line}>
          {one && members.length === 1 ? (
            <MemberName member={one} small />
          ) : (
            <span className={classes.names}>{namesOf(members, t)}</span>
          )}
          <span className={classes.when}>
            <RelativeTime moment={thread.last_activity} />
          </span>
        </span>
        <span className={classes.line}>
          {newest && <Last message={newest} thread={thread} isOwn={newest.user_id === meId} />}
          {unread && (
            <span className={classes.unread}>
              <span className="visually-hidden">{t('inbox.unread')}</span>
              {thread.unread_count > 0 && <span>{pingShown(thread.unread_count)}</span>}
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

interface LastProps {
  message: Thread['messages'][number];
  thread: Thread;
  isOwn: boolean;
}

/** Whether another member has read a message. */
export const isRead = ({ partners }: Pick<Thread, 'partners'>, created_at: string): boolean =>
  partners.some(({ last_read }) => last_read !== null && Date.parse(last_read) >= Date.parse(created_at));

function Last({ message, thread, isOwn }: LastProps) {
  const { t } = useTranslation();
  return (
    <>
      {isOwn && message.deleted_at === null && <Check read={isRead(thread, message.created_at)} />}
      {message.deleted_at !== null ? (
        <span className={classes.deleted}>{t('inbox.deleted')}</span>
      ) : (
        <span className={classes.preview}>{previewOf(message, t)}</span>
      )}
    </>
  );
}

/** One check mark for a sent message, two if another member has read it (part 2 §4). */
export function Check({ read }: { read: boolean }) {
  const { t } = useTranslation();
  const Mark = read ? IconChecks : IconCheck;
  return (
    <span className={classes.check} data-read={read || undefined}>
      <Mark size={16} stroke={1.8} aria-hidden="true" />
      <span className="visually-hidden">{t(read ? 'inbox.read' : 'inbox.sent')}</span>
    </span>
  );
}
