import { withTexts } from '../../lib/i18n/texts.ts';
import type { Module } from '../../lib/modules/module.ts';
import { liveRoomTexts } from './texts/index.ts';

export const liveRoom: Module = {
  name: 'live-room',
  gate: { plugin: 'events', plan: 5 },
  routes: [
    {
      path: 'events/:slug/live-room',
      lazy: withTexts(() => import('../../routes/live-room.tsx'), liveRoomTexts),
      hydrateFallbackElement: <></>,
    },
  ],
};
