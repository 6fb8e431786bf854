import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/address/paths.ts';
import { acting, isStaff, useMe } from '../../../lib/session/session.ts';
import { isEdited, isPoll, type Topic } from '../cache/topic-cache.ts';
import { useTopicMarks } from '../cache/use-topic-marks.ts';
import { type MenuEntry, MoreMenu } from './MoreMenu.tsx';
import type { TopicDialog } from './TopicDialogs.tsx';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';

const TopicDialogs = lazyPart(() => import('./TopicDialogs.tsx'), 'member');

const postOf = ({ slug, title, content, user }: Topic) => ({
  address: paths.conversation(slug),
  title,
  author: user.name,
  html: content,
});

/** Menu of a topic: the member's own marks, then the actions that their rights allow. */
export function TopicMenu({ topic }: { topic: Topic }) {
  const { t } = useTranslation();
  const me = acting(useMe());
  const [opened, setOpened] = useState<TopicDialog | null>(null);
  const { mark, pin } = useTopicMarks(topic);
  const may = (right: Topic['permissions'][number]) => me !== null && topic.permissions.includes(right);

  const entry = (
    when: unknown,
    label: string,
    icon: MenuEntry['icon'],
    run: () => void,
    danger = false,
  ): MenuEntry[] => (when ? [{ label, icon, run, danger }] : []);
  const entries = () => [
    ...entry(
      me,
      topic.favorited ? t('topic.unfavorite') : t('topic.favorite'),
      topic.favorited ? 'unfavorite' : 'favorite',
      () => mark({ favorited: !topic.favorited }),
    ),
    ...entry(
      me,
      topic.notifications ? t('topic.mute') : t('topic.notify'),
      topic.notifications ? 'mute' : 'notify',
      () => mark({ notifications: !topic.notifications }),
    ),
    ...entry(me && isStaff(me) && !topic.unread, t('topic.markUnread'), 'unread', () => mark({ unread: true })),
    ...entry(isEdited(topic), t('history.show'), 'history', () => setOpened('history')),
    ...entry(may('EDIT') || may('EDIT_CHANNEL'), t('topic.edit'), 'edit', () => setOpened('edit')).filter(
      // Closed topics and birthdays cannot be edited (part 1 §5).
      () => !topic.closed && topic.post_type !== 'birthday',
    ),
    ...entry(isPoll(topic) && may('EDIT') && !topic.closed, t('poll.edit'), 'poll', () => setOpened('edit-poll')),
    ...entry(may('MAKE_STICKY'), topic.sticky ? t('topic.unpin') : t('topic.pin'), topic.sticky ? 'unpin' : 'pin', () =>
      pin(!topic.sticky),
    ),
    ...entry(may('CLOSE'), topic.closed ? t('topic.reopen') : t('topic.close'), topic.closed ? 'reopen' : 'close', () =>
      setOpened('close'),
    ),
    ...entry(me && me.id !== topic.user.id, t('topic.report'), 'report', () => setOpened('report')),
    ...entry(may('DELETE'), t('topic.delete'), 'delete', () => setOpened('delete'), true),
  ];
  return (
    <>
      <MoreMenu entries={entries} post={postOf(topic)} />
      <Part missing="opened">
        {opened && <TopicDialogs topic={topic} opened={opened} onDone={() => setOpened(null)} />}
      </Part>
    </>
  );
}
