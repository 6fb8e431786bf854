import type { EventsOf } from '@lyceum/kernel';
import { z } from 'zod';

const category_id = z.int();
const category = z.object({ category_id, name: z.string(), color: z.string() });

export const categoryEvents = {
  EventCategoryMade: category,
  EventCategoryChanged: category,
  EventCategoryRemoved: z.object({ category_id }),
};

export type CategoryEvent = EventsOf<typeof categoryEvents>;
