import type { notifications } from '@lyceum/contracts';
import { type Queryable, run } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { MemberViewer } from '../../platform/http/viewer.ts';
import type { Notifications, Subject } from './notifications.ts';

/** How many of a line's newest notifications to check. The line shows the first that its reader may see. */
const LOOKED_AT = 3;
/** The limit of the count of actors. */
const MOST_OTHERS = 100;

export interface Line {
  id: number;
  place: number;
  type: notifications.Notification['type'];
  at: Date;
  seen: boolean;
  actors: number;
  entries: { actor_id: number; user: notifications.Notification['user']; subject: Subject; at: string }[];
}

/** A page of lines `l`. Their notifications come from an index, with a limit for each line. */
export const linesWhere = (db: Queryable, where: Sql): Promise<Line[]> =>
  run<Line & Record<string, unknown>>(
    db,
    sql`select l.id, l.place, l.type, l.at, l.seen_at is not null as seen, coalesce(n.entries, '[]') as entries,
          (select count(distinct actor_id)::int from (
             select actor_id from notifications.notification where line_id = l.id order by id desc limit ${MOST_OTHERS}) a) as actors
        from (${where}) l cross join lateral (
          select json_agg(json_build_object('actor_id', e.actor_id, 'user', e.card, 'at', e.created_at,
                   'subject', json_build_object('kind', e.subject_kind, 'id', e.subject_id, 'data', e.data)) order by e.id desc) as entries
          from (select n.*, c.card from notifications.notification n join directory.cards() c on c.member_id = n.actor_id
                where n.line_id = l.id order by n.id desc limit ${LOOKED_AT}) e) n
        order by l.place desc`,
  );

/**
 * The content of each line for the viewer: its newest notification that they may see. A block between actor and viewer
 * hides it. Null if none of the newest qualifies. Lists, counts and mails all use this function.
 */
export async function shownOf(
  notifications: Notifications,
  viewer: MemberViewer,
  lines: readonly Line[],
): Promise<(notifications.Notification | null)[]> {
  const entries = lines.flatMap((line) => line.entries);
  const [shown, apart] = await Promise.all([
    notifications.visible(
      viewer,
      entries.map(({ subject }) => subject),
    ),
    notifications.apartFrom(viewer.id, [...new Set(entries.map(({ actor_id }) => actor_id))]),
  ]);
  const own = new Map(entries.map((entry, index) => [entry, apart.has(entry.actor_id) ? null : shown[index]!]));
  return lines.map(({ id, type, seen, at, actors, entries: of }) => {
    const first = of.find((entry) => own.get(entry));
    if (!first) return null;
    const hidden = new Set(of.filter(({ actor_id }) => apart.has(actor_id)).map(({ actor_id }) => actor_id));
    const others = Math.max(0, actors - 1 - hidden.size);
    const every = { id, type, seen, user: first.user, others, created_at: at.toISOString() };
    return { ...every, ...own.get(first)! } as notifications.Notification;
  });
}
