import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { RulesEvent } from './rules.events.ts';

/** All published versions of the rules. */
export const rulesRows = inlineProjection<RulesEvent>({
  name: 'gamification.published',
  tables: ['gamification.published'],
  handles: {
    RulesPublished: ({ data, meta, occurredAt }) => sql`
      insert into gamification.published (version, mode, rules, levels, streak_deeds, published_at, published_by)
      values (${data.rules_version}, ${data.mode}, ${JSON.stringify(data.rules)}, ${JSON.stringify(data.levels)},
              ${data.streak_deeds}, ${occurredAt}, ${meta.actor_id})`,
  },
});
