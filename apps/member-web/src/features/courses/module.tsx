import { IconSchool } from '@tabler/icons-react';
import { mediaTexts } from '../../entities/media/texts/index.ts';
import { paths } from '../../lib/address/paths.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import type { Module, NotificationOf } from '../../lib/modules/module.ts';
import { OWN_RAIL } from '../../lib/screen/frame.ts';
import { FeedSkeleton } from '../../ui/state/Skeletons.tsx';
import { coursesFirstTexts, coursesTexts } from './texts/index.ts';

const hydrateFallbackElement = <FeedSkeleton label="" />;
const screens = withTexts(() => import('../../routes/resources.tsx'), coursesTexts, mediaTexts);
/** All screens share one chunk. */
const screen = (name: keyof Awaited<ReturnType<typeof screens>>) => async () => (await screens())[name];

type About = NotificationOf<'course_released'>;
const what = ({ course }: About) => course.name;
const to = ({ course }: About) => paths.course(course.slug);

export const courses: Module = {
  name: 'courses',
  gate: { plugin: 'learning', plan: 1 },
  texts: [coursesFirstTexts],
  routes: [
    { path: 'resources', lazy: screen('list'), hydrateFallbackElement },
    { path: 'resources/:course', lazy: screen('course'), hydrateFallbackElement },
    {
      path: 'resources/:course/:module/:lesson',
      handle: OWN_RAIL,
      lazy: screen('lesson'),
      hydrateFallbackElement,
    },
    { path: 'certificates/:code?', lazy: screen('certificate'), hydrateFallbackElement },
  ],
  navigation: [{ to: paths.resources, icon: IconSchool, text: 'resources.title' }],
  notifications: {
    course_released: { text: 'courseReleased', what, to },
    course_reminder: { text: 'courseReminder', what, to },
    certificate_issued: { text: 'certificateIssued', what: ({ course }) => course.name, to: () => paths.certificates },
    lesson_unlocked: {
      text: 'lessonUnlocked',
      what: ({ lesson }: NotificationOf<'lesson_unlocked'>) => lesson.name,
      to: ({ lesson }: NotificationOf<'lesson_unlocked'>) => lesson.url,
    },
  },
  found: {
    courses: {
      title: 'search.courses',
      row: ({ slug, name, excerpt, releases_at }) => ({
        ...{ to: paths.course(slug), title: name, text: excerpt },
        ...(releases_at !== null && { when: releases_at }),
      }),
    },
    lessons: {
      title: 'search.lessons',
      row: ({ url, name, course }) => ({ to: url, title: name, place: course.name }),
    },
  },
};
