import { announcements } from './features/announcements/module.tsx';
import { auth } from './features/auth/module.tsx';
import { boards } from './features/boards/module.tsx';
import { consent } from './features/consent/module.tsx';
import { courses } from './features/courses/module.tsx';
import { drafts } from './features/drafts/module.tsx';
import { events } from './features/events/module.tsx';
import { feed } from './features/feed/module.tsx';
import { gamification } from './features/gamification/module.tsx';
import { groups } from './features/groups/module.tsx';
import { liveRoom } from './features/live-room/module.tsx';
import { members } from './features/members/module.tsx';
import { messages } from './features/messages/module.tsx';
import { moderation } from './features/moderation/module.tsx';
import { notifications } from './features/notifications/module.tsx';
import { onboarding } from './features/onboarding/module.tsx';
import { presence } from './features/presence/module.tsx';
import { profile } from './features/profile/module.tsx';
import { quizzes } from './features/quizzes/module.tsx';
import { rail } from './features/rail/module.tsx';
import { relations } from './features/relations/module.tsx';
import { search } from './features/search/module.tsx';
import { settings } from './features/settings/module.tsx';
import { support } from './features/support/module.tsx';
import { topic } from './features/topic/module.tsx';
import type { Texts } from './lib/i18n/texts.ts';
import type { Module } from './lib/modules/module.ts';
import { uiTexts } from './ui/texts/index.ts';

/** All modules of the app, in the order in which they fill bars, lists and columns. */
export const modules: readonly Module[] = [
  feed,
  boards,
  topic,
  search,
  messages,
  notifications,
  presence,
  events,
  liveRoom,
  quizzes,
  groups,
  support,
  courses,
  gamification,
  members,
  drafts,
  profile,
  relations,
  rail,
  settings,
  auth,
  onboarding,
  moderation,
  announcements,
  consent,
];

/** The texts of the first screen. */
export const firstTexts: readonly Texts[] = [uiTexts, ...modules.flatMap(({ texts = [] }) => texts)];
