import { IconUsersGroup } from '@tabler/icons-react';
import { boardsLaterTexts } from '../../entities/boards/texts/index.ts';
import { mediaTexts } from '../../entities/media/texts/index.ts';
import { chooseTexts } from '../../entities/members/choose/texts/index.ts';
import { paths } from '../../lib/address/paths.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import type { Module, NotificationOf } from '../../lib/modules/module.ts';
import { chunk } from '../../lib/parts/chunk.ts';
import { partOf, remembering } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';
import { editorTexts } from '../../ui/rich-text/texts/index.ts';
import { SliderRoom } from '../../ui/place/SliderRoom.tsx';
import { FeedSkeleton } from '../../ui/state/Skeletons.tsx';
import { groupsFirstTexts, groupsTexts } from './texts/index.ts';
import { useLiveGroups } from './use-live-groups.ts';

const around = remembering(chunk(withTexts(() => import('./around.ts'), groupsTexts, boardsLaterTexts)));
const MineLater = partOf(around, (parts) => parts.MyGroups);
const SliderLater = partOf(around, (parts) => parts.GroupsSlider);

const Mine = () => (
  <Part missing="nothing">
    <MineLater />
  </Part>
);
const Slider = () => (
  <Part missing="nothing" fallback={<SliderRoom height={218} />}>
    <SliderLater />
  </Part>
);

const hydrateFallbackElement = <FeedSkeleton label="" />;
const screens = withTexts(() => import('../../routes/groups.tsx'), groupsTexts, chooseTexts, editorTexts, mediaTexts);
/** All screens and their dialogs share one chunk. */
const screen = (name: keyof Awaited<ReturnType<typeof screens>>) => async () => (await screens())[name];

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
    { path: 'groups', lazy: screen('list'), hydrateFallbackElement },
    { path: 'groups/:slug/edit/:tab?', lazy: screen('edit'), hydrateFallbackElement },
    { path: 'groups/:slug/:tab?', lazy: screen('group'), hydrateFallbackElement },
  ],
  navigation: [{ to: paths.groups, icon: IconUsersGroup, text: 'circle.title' }],
  notifications: {
    group_invited: { text: 'groupInvited', what, to },
    group_requested: {
      text: 'groupRequested',
      what,
      to: ({ group }) => paths.group(group.slug, 'members'),
    },
    group_joined: { text: 'groupJoined', what, to },
    group_approved: { text: 'groupApproved', what, to },
  },
  found: {
    groups: {
      title: 'search.groups',
      row: ({ slug, name, excerpt }) => ({ to: paths.group(slug), title: name, text: excerpt }),
    },
  },
  Navigation: Mine,
  Live: LiveGroups,
  inFeed: { after: 8, homeOnly: true, Insert: Slider },
};
