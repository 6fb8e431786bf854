import { RULES_VERSION } from '@lyceum/editor/sanitize';
import { inlineProjection } from '@lyceum/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import { contentByRules } from '../../../platform/text/clean-text.ts';
import type { Details, GroupEvent } from './group.events.ts';

const DETAILS = raw('name, description, excerpt, status, rules, faqs, level_ids, allow_user_invites, image');
const detailsOf = (d: Details): Sql => sql`
  ${d.name}, ${contentByRules({ content: d.description, rules_version: d.rules_version })}, ${d.excerpt}, ${d.status},
  ${d.rules}::text[], ${JSON.stringify(d.faqs)}::jsonb, ${d.level_ids}::int[], ${d.allow_user_invites}::boolean, ${d.image}::int`;

/** The read model of a group for commands and queries, written in the same transaction as its events. */
export const groupRows = inlineProjection<GroupEvent>({
  name: 'groups.group',
  version: RULES_VERSION,
  tables: ['groups.group', 'groups.file'],
  contested: ['group_slug'],
  ofStream: { group: { 'groups.group': ['id'], 'groups.file': ['group_id'] } },
  handles: {
    GroupFounded: ({ data, occurredAt, version }) => sql`
      insert into groups.group (id, slug, founder_id, channel_id, created_at, updated_at, version, ${DETAILS})
      values (${data.group_id}, ${data.slug}, ${data.founder_id}, ${data.channel_id}, ${occurredAt}::timestamptz,
              ${occurredAt}::timestamptz, ${version}, ${detailsOf(data)})`,
    GroupChanged: ({ data, occurredAt, version }) => sql`
      update groups.group set (${DETAILS}) = (${detailsOf(data)}), updated_at = ${occurredAt}::timestamptz, version = ${version}
      where id = ${data.group_id}`,
    GroupClosed: ({ data, occurredAt, version }) => sql`
      update groups.group set closed_at = ${occurredAt}::timestamptz, updated_at = ${occurredAt}::timestamptz, version = ${version}
      where id = ${data.group_id}`,
    GroupFileAdded: ({ data, occurredAt }) => [
      sql`
      insert into groups.file (group_id, file_id, member_id, name, filetype, width, height, size, created_at)
      values (${data.group_id}, ${data.file_id}, ${data.added_by}, ${data.name}, ${data.filetype}, ${data.width}::int, ${data.height}::int, ${data.size ?? null}::int,
              ${occurredAt}::timestamptz)`,
      touched(data.group_id, occurredAt),
    ],
    GroupFileRemoved: ({ data, occurredAt }) => [
      sql`delete from groups.file where group_id = ${data.group_id} and file_id = ${data.file_id}`,
      touched(data.group_id, occurredAt),
    ],
  },
});

/** Keeps `version`, because it guards form fields and no form contains the files. */
const touched = (id: number, at: Date): Sql => sql`
  update groups.group set updated_at = ${at}::timestamptz where id = ${id}`;
