import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import { api } from '@lyceum/browser/client';
import { lazy } from 'react';
import { type ConsoleResource, type Filled, reasonOf } from '../data/resource.ts';
import type { Trophy } from '../data/types.ts';
import { BY_HAND } from './by-hand.ts';

type TrophyBody = Parameters<typeof api<'POST /api/v4/admin/trophies'>>[1]['body'];
type Held = Filled & Partial<TrophyBody> & { color?: string };

const bodyOf = (trophy: Held): TrophyBody => ({
  title: trophy.title ?? '',
  description: trophy.description ?? '',
  activatable: trophy.activatable ?? true,
  icon: trophy.icon ?? 'trophy',
  // The form edits only the first colour, so the others stay.
  colors: trophy.color ? [trophy.color, ...(trophy.colors ?? []).slice(1)] : [],
  category: trophy.category || 'custom',
  sub_category: trophy.sub_category || null,
  xp: trophy.xp ?? 0,
  rank: trophy.rank ?? 1,
  measure: !trophy.measure || trophy.measure === BY_HAND ? null : trophy.measure,
  threshold: trophy.threshold ?? 1,
  // Undefined keeps the current picture.
  image_uuid: trophy.image_uuid,
  reason: reasonOf(trophy.reason),
});

/** Adds the form fields that the record lacks. */
const held = (trophy: Trophy) => ({ ...trophy, measure: trophy.measure ?? BY_HAND, color: trophy.colors[0] ?? '' });

export const trophies: ConsoleResource<'trophies'> = {
  name: 'trophies',
  icon: EmojiEventsOutlined,
  list: lazy(() => import('./TrophyList.tsx')),
  show: lazy(() => import('./TrophyShow.tsx')),
  create: lazy(() => import('./TrophyCreate.tsx')),
  edit: lazy(() => import('./TrophyEdit.tsx')),
  recordRepresentation: (trophy: Trophy) => trophy.title,
  read: {
    list: async (_, signal) => {
      const { data, meta } = await api('GET /api/v4/admin/trophies', { signal });
      return { data: data.map(held), meta };
    },
    one: async (id, signal) => {
      const { data } = await api('GET /api/v4/admin/trophies/{id}', { params: { id }, signal });
      return { data: held(data) };
    },
  },
  form: {
    create: (filled) => api('POST /api/v4/admin/trophies', { body: bodyOf(filled) }),
    update: (id, filled, before) =>
      api('PUT /api/v4/admin/trophies/{id}', { params: { id }, body: { ...bodyOf(filled), version: before?.version } }),
  },
  administratorsOnly: ['create', 'edit', 'grant'],
};
