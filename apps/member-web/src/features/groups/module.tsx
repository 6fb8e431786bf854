import { IconUsersGroup } from '@tabler/icons-react';
import { mediaTexts } from '../../entities/media/texts/index.ts';
import { chooseTexts } from '../../entities/members/choose/texts/index.ts';
import { paths } from '../../lib/address/paths.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import type { Module, NotificationOf } from '../../lib/modules/module.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';
import { editorTexts } from '../../ui/rich-text/texts/index.ts';
import { FeedSkeleton } from '../../ui/state/Skeletons.tsx';
import { groupsFirstTexts, groupsTexts } from './texts/index.ts';
import { useLiveGroups } from './use-live-groups.ts';

const MineLater = lazyPart(withTexts(() => import('./around/MyGroups.tsx'), groupsTexts));
const RecentLater = lazyPart(withTexts(() => import('./around/RecentGroups.tsx'), groupsTexts));
const SliderLater = lazyPart(withTexts(() => import('./around/GroupsSlider.tsx'), groupsTexts));

const Mine = () => (
  <Part missing="nothing">
    <MineLater />
  </Part>
);
const Recent = () => (
  <Part missing="nothing">
    <RecentLater />
  </Part>
);
const Slider = () => (
  <Part missing="nothing">
    <SliderLater />
  </Part>
);

function LiveGroups() {
  useLiveGroups();
  return null;
}

type About = NotificationOf<'group_invited'>;
const what = ({ group }: About) => group.name;
const to = ({ group }: About) => paths.group(group.slug);

export const groups: Module = {
  name: 'groups',
  gate: { plugin: 'groups', plan: 8 },
  texts: [groupsFirstTexts],
  routes: [
    {
      path: 'groups',
      lazy: withTexts(() => import('../../routes/groups.tsx'), groupsTexts, editorTexts),
      hydrateFallbackElement: <FeedSkeleton label="" />,
    },
    {
      path: 'groups/:slug/edit/:tab?',
      lazy: withTexts(() => import('../../routes/group-edit.tsx'), groupsTexts, editorTexts, mediaTexts),
      hydrateFallbackElement: <FeedSkeleton label="" />,
    },
    {
      path: 'groups/:slug/:tab?',
      lazy: withTexts(() => import('../../routes/group.tsx'), groupsTexts, chooseTexts),
      hydrateFallbackElement: <FeedSkeleton label="" />,
    },
  ],
  navigation: [{ to: paths.groups, icon: IconUsersGroup, text: 'circle.title' }],
  notifications: {
    group_invited: { text: 'notifications.groupInvited', what, to },
    group_requested: {
      text: 'notifications.groupRequested',
      what,
      to: ({ group }) => paths.group(group.slug, 'members'),
    },
    group_joined: { text: 'notifications.groupJoined', what, to },
    group_approved: { text: 'notifications.groupApproved', what, to },
  },
  found: {
    groups: {
      title: 'search.groups',
      row: ({ slug, name, excerpt }) => ({ to: paths.group(slug), title: name, text: excerpt }),
    },
  },
  Navigation: Mine,
  Rail: Recent,
  Live: LiveGroups,
  inFeed: { after: 8, Insert: Slider },
};
