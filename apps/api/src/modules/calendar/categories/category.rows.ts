import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { CategoryEvent } from './category.events.ts';

export const categoryRows = inlineProjection<CategoryEvent>({
  name: 'calendar.category',
  tables: ['calendar.category'],
  handles: {
    EventCategoryMade: ({ data, version }) => sql`
      insert into calendar.category (id, name, color, version) values (${data.category_id}, ${data.name}, ${data.color}, ${version})`,
    EventCategoryChanged: ({ data, version }) => sql`
      update calendar.category set name = ${data.name}, color = ${data.color}, version = ${version} where id = ${data.category_id}`,
    EventCategoryRemoved: ({ data }) => sql`delete from calendar.category where id = ${data.category_id}`,
  },
});
