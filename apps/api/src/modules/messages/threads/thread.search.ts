import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, run } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { isMember, type Viewer } from '../../../platform/http/viewer.ts';
import { SearchOffers } from '../../../platform/search/search-offers.ts';
import { MessagesPlugin } from '../rights/plugin.ts';
import { hasConversations } from '../rights/policies.ts';
import { IS_LISTED, threadsOf } from '../rights/readable.ts';

/** For members found by a search: whether the viewer has a conversation with them in their list (part 2 §7). */
@Injectable()
export class ThreadSearch implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly offers: SearchOffers,
    private readonly plugin: MessagesPlugin,
  ) {}

  onModuleInit(): void {
    this.offers.narrowsByConversation({
      has: async (viewer, memberId) =>
        (await this.hasAny(viewer)) ? sql`exists (select 1 from ${listedWith(viewer, memberId)})` : sql`false`,
      threads: (viewer, memberIds) => this.threads(viewer, memberIds),
    });
  }

  private async threads(viewer: Viewer, memberIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    if (!(await this.hasAny(viewer))) return new Map();
    const rows = await run<{ member_id: number; thread_id: number }>(
      this.kernel.db.pool,
      sql`select m.id as member_id, own.thread_id from unnest(${[...memberIds]}::int[]) as m(id)
          cross join lateral (select t.id as thread_id from ${listedWith(viewer, sql`m.id`)}) own`,
    );
    return new Map(rows.map(({ member_id, thread_id }) => [member_id, thread_id]));
  }

  private async hasAny(viewer: Viewer): Promise<boolean> {
    return isMember(viewer) && hasConversations(viewer) && (await this.plugin.isThere());
  }
}

/** The thread `t` of the two members, by its key (as `pairOf` writes it), if it appears in the viewer's list. */
const listedWith = ({ id }: Viewer, other: Sql): Sql => sql`
  messages.thread t cross join lateral (select 1 from ${threadsOf(sql`${id}::int`)} and p.thread_id = t.id and ${IS_LISTED}) listed
  where t.pair = least(${id}::int, ${other}) || ':' || greatest(${id}::int, ${other})`;
