import { useTranslation } from 'react-i18next';
import { clockOf, dateOf, exactTime } from '@lyceum/browser/time';
import { Avatar } from '../../../entities/members/Avatar.tsx';
import { MemberLink } from '../../../entities/members/MemberLink.tsx';
import { useNow } from '../../../lib/time/clock.ts';
import { useReader } from '../../../lib/time/reader.ts';
import type { Thread } from '../cache/threads.query.ts';
import type { Partner } from '../Faces.tsx';
import { Check, isRead } from '../list/ThreadRow.tsx';
import type { Outbox } from '../sending/outbox.ts';
import classes from './Message.module.css';
import { OutgoingLine, SentLine } from './MessageLine.tsx';
import type { Row } from './rows.ts';

const DAY_MS = 86_400_000;

function Day({ moment }: { moment: string }) {
  const { t } = useTranslation();
  const reader = useReader();
  const now = useNow();
  const day = dateOf(moment, reader);
  const isDay = (at: number) => dateOf(new Date(at).toISOString(), reader) === day;
  return (
    <li className={classes.day}>
      <span>{isDay(now) ? t('inbox.today') : isDay(now - DAY_MS) ? t('inbox.yesterday') : day}</span>
    </li>
  );
}

/** The time only, because a heading above shows the day. */
function Clock({ moment }: { moment: string }) {
  const reader = useReader();
  return (
    <time dateTime={moment} title={exactTime(moment, reader)}>
      {clockOf(moment, reader)}
    </time>
  );
}

interface Props {
  rows: readonly Row[];
  partners: readonly Partner[];
  me: { id: number; name: string };
  thread: Pick<Thread, 'partners' | 'silence'>;
  /** The message to which the address points. */
  target: number | null;
  outbox: Outbox;
}

/** Rows of a conversation: days, the line above new messages, and groups of consecutive messages. */
export function MessageRows({ rows, partners, me, thread, target, outbox }: Props) {
  const { t } = useTranslation();
  return rows.map((row) => {
    if (row.kind === 'day') return <Day key={row.key} moment={row.moment} />;
    if (row.kind === 'new') {
      return (
        <li key={row.key} className={classes.new} data-new>
          <span>{t('inbox.newLine')}</span>
        </li>
      );
    }
    const isOwn = row.user_id === me.id;
    const writer = partners.find(({ id }) => id === row.user_id);
    const name = isOwn ? me.name : (writer?.name ?? '');
    const last = row.lines.at(-1)!;
    return (
      <li key={row.key} className={classes.group} data-own={isOwn || undefined}>
        {!isOwn && writer && <Avatar member={writer} size={32} />}
        <div className={classes.said}>
          <p className={classes.sayer}>
            {isOwn ? (
              <span className="visually-hidden">{name}</span>
            ) : (
              writer && <MemberLink member={writer} small cardless bare />
            )}
            <Clock moment={row.lines[0]!.created_at} />
            {isOwn && last.message?.deleted_at === null && <Check read={isRead(thread, last.created_at)} />}
          </p>
          {row.lines.map(({ key, message, outgoing }) =>
            message ? (
              <SentLine
                key={key}
                message={message}
                isOwn={isOwn}
                name={name}
                canWrite={thread.silence === null}
                isTarget={message.id === target}
              />
            ) : (
              outgoing && <OutgoingLine key={key} message={outgoing} outbox={outbox} name={name} />
            ),
          )}
        </div>
      </li>
    );
  });
}
