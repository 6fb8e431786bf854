import type { groups } from '@lyceum/contracts';
import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { type FileFacts, openingAddress, shownFile } from '../../media/index.ts';
import { canManage, canRead, groupPermissions, type GroupRights, isIn, owns } from '../rights/policies.ts';
import { RIGHTS, standingOf } from '../rights/readable.ts';

type Brief = groups.Group['founder'];
type FileRow = Omit<FileFacts, 'size'> & { size: number | null; user_id: number; created_at: string };

export interface GroupRow extends GroupRights, Record<string, unknown> {
  id: number;
  slug: string;
  channel_id: number;
  name: string;
  description: string;
  excerpt: string;
  rules: string[];
  faqs: groups.Group['faqs'];
  image: number | null;
  founder: Brief;
  inviter: Brief | null;
  invitation_id: number | null;
  invited_at: Date | null;
  members_count: number;
  asked_count: number;
  created_at: Date;
  updated_at: Date;
  closed_at: Date | null;
  version: number;
  files: FileRow[];
}

/** Selects groups as rows `g`, with the viewer's membership as `m` and the counters as `s`. */
export const groupsFor = (viewer: Viewer): Sql => sql`
  select g.id, g.slug, g.channel_id, g.name, g.description, g.excerpt, g.rules, g.faqs, g.image, g.created_at, g.updated_at, g.closed_at,
    g.version, ${RIGHTS}, s.members as members_count, s.asked as asked_count, m.invitation_id, m.since as invited_at,
    (select c.brief::json from directory.cards() c where c.member_id = g.founder_id) as founder,
    (select c.brief::json from directory.cards() c where c.member_id = m.invited_by) as inviter,
    array(select json_build_object('id', f.file_id, 'name', f.name, 'filetype', f.filetype, 'width', f.width, 'height', f.height,
            'size', f.size, 'user_id', f.member_id, 'created_at', f.created_at)
          from groups.file f where f.group_id = g.id order by f.created_at desc, f.file_id desc) as files
  ${groupsOf(viewer)}`;
/** The `from` clause of `groupsFor`. */
export const groupsOf = (viewer: Viewer): Sql => sql`
  from groups.group g join groups.size s on s.group_id = g.id ${standingOf(viewer)}`;

const shownFileOf = (file: FileRow): groups.Group['uploads'][number] => ({
  ...shownFile({ ...file, size: file.size ?? undefined }),
  ...{ user_id: file.user_id, created_at: new Date(file.created_at).toISOString() },
});

/** Converts a row into the contract's group, limited to the fields that the viewer may see. */
export function told(viewer: Viewer, row: GroupRow, levels: groups.Group['levels']): groups.Group {
  const { id, slug, channel_id, name, description, excerpt, status, rules, faqs, version, founder, inviter } = row;
  const isInvited = row.standing === 'invited' && inviter && row.invitation_id !== null;
  return {
    ...{ id, slug, channel_id, name, description, excerpt, status, rules, faqs, version, founder },
    uploads: canRead(viewer, row) ? row.files.map(shownFileOf) : [],
    image: row.image === null ? null : openingAddress(row.image, 'full'),
    members_count: row.members_count,
    requests_count: canManage(viewer, row) ? row.asked_count : 0,
    participation: row.standing,
    role: isIn(row) ? row.role : null,
    invitation: isInvited ? { id: row.invitation_id!, user: inviter, created_at: row.invited_at!.toISOString() } : null,
    permissions: groupPermissions(viewer, row),
    levels: levels.filter((level) => row.level_ids.includes(level.id)),
    ...{ mine: owns(row), notifications: isIn(row), allow_user_invites: row.allow_user_invites },
    closed_at: row.closed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
