import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { LevelEvent } from './level.events.ts';

/** The read model of levels. Rights join this table, so a removed level opens nothing. */
export const levelRows = inlineProjection<LevelEvent>({
  name: 'identity.level',
  tables: ['identity.level'],
  handles: {
    MembershipLevelCreated: ({ data, version }) => sql`
      insert into identity.level (id, name, description, is_default, version)
      values (${data.level_id}, ${data.name}, ${data.description}, ${data.is_default}, ${version})`,
    MembershipLevelChanged: ({ data, version }) => sql`
      update identity.level set name = ${data.name}, description = ${data.description},
             is_default = ${data.is_default}, version = ${version} where id = ${data.level_id}`,
    MembershipLevelRemoved: ({ data }) => sql`delete from identity.level where id = ${data.level_id}`,
  },
});
