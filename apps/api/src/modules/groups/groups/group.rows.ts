import { RULES_VERSION } from '@lyceum/editor/sanitize';
import { inlineProjection } from '@lyceum/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import { contentByRules } from '../../../platform/text/clean-text.ts';
import type { Details, GroupEvent } from './group.events.ts';

const DETAILS = raw('name, description, excerpt, status, rules, faqs, level_ids, allow_user_invites, image');
const detailsOf = (d: Details): Sql => sql`
  ${d.name}, ${contentByRules({ content: d.description, rules_version: d.rules_version })}, ${d.excerpt}, ${d.status},
  ${d.rules}::text[], ${JSON.stringify(d.faqs)}::jsonb, ${d.level_ids}::int[], ${d.allow_user_invites}::boolean, ${d.image}::int`;

/** A group's own row, written with its events: what commands check and reads are made of. */
export const groupRows = inlineProjection<GroupEvent>({
  name: 'groups.group',
  version: RULES_VERSION,
  tables: ['groups.group'],
  ofStream: { group: { 'groups.group': ['id'] } },
  handles: {
    GroupFounded: ({ data, occurredAt, version }) => sql`
      insert into groups."group" (id, slug, founder_id, channel_id, created_at, updated_at, version, ${DETAILS})
      values (${data.group_id}, ${data.slug}, ${data.founder_id}, ${data.channel_id}, ${occurredAt}::timestamptz,
              ${occurredAt}::timestamptz, ${version}, ${detailsOf(data)})`,
    GroupChanged: ({ data, occurredAt, version }) => sql`
      update groups."group" set (${DETAILS}) = (${detailsOf(data)}), updated_at = ${occurredAt}::timestamptz, version = ${version}
      where id = ${data.group_id}`,
    GroupClosed: ({ data, occurredAt, version }) => sql`
      update groups."group" set closed_at = ${occurredAt}::timestamptz, updated_at = ${occurredAt}::timestamptz, version = ${version}
      where id = ${data.group_id}`,
  },
});
