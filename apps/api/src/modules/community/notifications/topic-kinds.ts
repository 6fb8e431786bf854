import type { notifications } from '@lyceum/contracts';
import { type Notifications, whatOf, whoOf } from '../../notifications/index.ts';
import { communityText } from '../community.texts.ts';

type Topical = Extract<notifications.Notification, { comment_id: unknown }>;
type Name = Topical['type'];

const addressOf = ({ topic, comment_id }: Pick<Topical, 'topic' | 'comment_id'>): string =>
  `/conversations/${topic.slug}${comment_id === null ? '' : `#comment-${comment_id}`}`;

const MAILED: Record<Name, notifications.MailChoice> = {
  comment: 'digest',
  reply: 'at_once',
  mention: 'at_once',
  like: 'digest',
  followed_topic: 'digest',
  board_topic: 'digest',
  ticket: 'at_once',
  held: 'at_once',
};

/** Registers the notification kinds of topics, with their mail texts and default preferences. */
export function registerTopicKinds(to: Notifications): void {
  for (const name of Object.keys(MAILED) as Name[]) {
    to.kind(name, {
      label: communityText(`kind.${name}`),
      subject: communityText(`subject.${name}`),
      defaults: { app: true, mail: MAILED[name] },
      ...(name === 'ticket' && { onlyFor: 'admin' as const }),
      line: (notification) => ({ text: wordsOf(name, notification), path: addressOf(notification) }),
    });
  }
  to.kind('moderation', {
    label: communityText('kind.moderation'),
    subject: communityText('subject.moderation'),
    defaults: { app: true, mail: 'at_once' },
    line: ({ action, topic }) => ({
      text: communityText(`told.${action}`, { what: whatOf(topic.title) }),
      path: topic.slug === null ? '/' : `/conversations/${topic.slug}`,
    }),
  });
}

function wordsOf(name: Name, notification: Topical) {
  const what = whatOf(notification.topic.title);
  if (name === 'held') return communityText('told.held', { what });
  const values = { who: whoOf(notification), what };
  if (name !== 'like') return communityText(`told.${name}`, values);
  return communityText(notification.comment_id === null ? 'told.likeTopic' : 'told.likeComment', values);
}
