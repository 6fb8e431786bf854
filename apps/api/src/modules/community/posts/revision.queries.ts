import { Injectable } from '@nestjs/common';
import type { community, ListMeta } from '@lyceum/contracts';
import { Kernel, type Recorded, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { decodeCursor, encodeCursor, listMeta } from '../../../platform/http/lists/lists.ts';
import { contentOfEvent } from '../../../platform/text/rich-text.ts';

export interface Page {
  cursor?: string;
  limit: number;
}

export interface Revisions {
  data: community.Revision[];
  meta: ListMeta;
}

/** Reads the revisions of a topic or comment from its events. The caller has checked that the viewer may read it. */
@Injectable()
export class RevisionQueries {
  constructor(private readonly kernel: Kernel) {}

  /** One page of revisions, newest first. `types` are the events of the stream that carry a text. */
  async of(stream: string, types: readonly string[], { cursor, limit }: Page): Promise<Revisions> {
    const before = decodeCursor(cursor, z.int32());
    const { events, older, total } = await this.kernel.store.readBack(this.kernel.db.pool, stream, {
      types,
      before,
      limit,
    });
    const users = await this.users(events);
    const data: community.Revision[] = [];
    // Sequential, because the current rules may have to sanitise each text, as for the rows (promise 22).
    for (const [index, event] of events.entries()) data.push(await revision(event, older - index, users));
    const last = older > events.length ? events.at(-1)! : null;
    return { data, meta: listMeta(1, limit, data.length, total, last && encodeCursor(last.version)) };
  }

  private async users(events: readonly Recorded[]): Promise<Map<number, community.Revision['user']>> {
    const rows = await run<{ member_id: number; user: community.Revision['user'] }>(
      this.kernel.db.pool,
      sql`select a.member_id, a.brief::json as "user" from directory.cards() a
          where a.member_id = any(${events.flatMap(({ meta }) => meta.actor_id ?? [])}::int[])`,
    );
    return new Map(rows.map((row) => [row.member_id, row.user]));
  }
}

async function revision(
  event: Recorded,
  version: number,
  users: Map<number, community.Revision['user']>,
): Promise<community.Revision> {
  const said = event.data as { title?: string; content: string; rules_version?: number };
  const user = event.meta.actor_id === null ? null : (users.get(event.meta.actor_id) ?? null);
  const content = await contentOfEvent(said);
  return { version, title: said.title ?? null, content, edited_at: event.occurredAt.toISOString(), user };
}
