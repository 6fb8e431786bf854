import type { TFunction } from 'i18next';
import { MESSAGE_LIMITS } from '@lyceum/contracts/limits';
import { textOf } from '../../../lib/html.ts';
import type { Message } from '../cache/messages.query.ts';

interface Named {
  name: string;
  first_name: string;
}

/** Formats the partners: one name, two joined names, or a first name and the number of others (part 2 §5). */
export function namesOf(members: readonly Named[], t: TFunction): string {
  const [one, other] = members;
  if (!one) return t('inbox.nobody');
  if (!other) return one.name;
  if (members.length === 2) return t('inbox.both', { one: one.name, other: other.name });
  return t('inbox.others', { name: one.first_name, count: members.length - 1 });
}

/** Text of a message without tags, cut to 30 characters with an ellipsis (part 2 §5 and §9). */
export function cutPreview(html: string): string {
  const signs = [...textOf(html)];
  return signs.length > MESSAGE_LIMITS.preview
    ? `${signs.slice(0, MESSAGE_LIMITS.preview).join('').trimEnd()}…`
    : signs.join('');
}

/** Preview of a message: its text, a file name, or the number of pictures. */
export function previewOf(message: Pick<Message, 'body' | 'attachments'>, t: TFunction): string {
  const { length } = message.attachments;
  const named = message.attachments.find(({ width }) => width === null);
  return (
    cutPreview(message.body) ||
    named?.name ||
    (length > 1 ? t('inbox.pictures', { count: length }) : t('inbox.picture'))
  );
}
