import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { ChosenEvent, TrophyEvent } from './trophy.events.ts';

export const trophyRows = inlineProjection<TrophyEvent>({
  name: 'gamification.trophy',
  tables: ['gamification.trophy'],
  handles: {
    TrophyMade: ({ data: { trophy_id, by_recount: _, ...details }, version }) => sql`
      insert into gamification.trophy (id, details, retired, version)
      values (${trophy_id}, ${JSON.stringify(details)}, false, ${version})`,
    TrophyChanged: ({ data: { trophy_id, by_recount: _, ...details }, version }) => sql`
      update gamification.trophy set details = ${JSON.stringify(details)}, version = ${version} where id = ${trophy_id}`,
    TrophyRetired: ({ data, version }) => sql`
      update gamification.trophy set retired = true, version = ${version} where id = ${data.trophy_id}`,
  },
});

export const chosenRows = inlineProjection<ChosenEvent>({
  name: 'gamification.chosen',
  tables: ['gamification.chosen'],
  handles: {
    TrophyActivated: ({ data }) => sql`
      insert into gamification.chosen (member_id, trophy_id) values (${data.member_id}, ${data.trophy_id})
      on conflict (member_id) do update set trophy_id = excluded.trophy_id`,
    TrophyCleared: ({ data }) =>
      sql`update gamification.chosen set trophy_id = null where member_id = ${data.member_id}`,
  },
});
