import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { InputOf, moderation } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { COUNT_CAP, listMeta } from '../../../platform/http/lists/lists.ts';
import { narrowed } from '../../../platform/http/lists/query-sql.ts';
import { isAtLeast, isMember, type MemberViewer } from '../../../platform/http/viewer.ts';
import { StreamHistories } from '../../../platform/records/stream-histories.ts';
import { ReportedPosts } from '../../community/index.ts';
import { MemberStatus } from '../../identity/index.ts';
import { Notes } from '../notes/notes.ts';
import { ReviewedThings, type ThingRef } from './reviewed-things.ts';

/** The decisions on things that members report. */
type Reported = Exclude<moderation.ReviewDecision, 'granted'>;

type List = InputOf<typeof moderation.listReviewItems>['query'];

const COLUMNS = { state: sql`i.state`, kind: sql`i.kind`, opened_at: sql`i.opened_at` };

interface Row extends Record<string, unknown> {
  id: number;
  kind: moderation.ReviewedKind;
  thing_id: number;
  author_id: number;
  decided_at: Date | null;
  opened_at: Date;
}

const ITEM = sql`
  i.id, i.kind, i.thing_id, i.author_id, i.hidden, i.state, i.decision, d.card as decided_by, i.decided_at, i.opened_at, a.card as "user", r.*
  from moderation.item i join directory.cards() a on a.member_id = i.author_id
  left join directory.cards() d on d.member_id = i.decided_by
  cross join lateral (
    select count(*) filter (where open or i.state = 'decided')::int as report_count,
           coalesce(array_agg(distinct reason order by reason) filter (where open or i.state = 'decided'), '{}') as reasons
    from moderation.report where item_id = i.id) r`;

/** Staff can see the item, unless it is about themselves or their own. */
const forStaff = ({ id }: MemberViewer): Sql => sql`i.author_id <> ${id}`;

function shown(row: Row, { content: _, ...thing }: moderation.ReviewedThing): moderation.ReviewItem {
  const { opened_at, decided_at, author_id: _author, ...item } = row;
  const times = { opened_at: opened_at.toISOString(), decided_at: decided_at?.toISOString() ?? null };
  return { ...item, ...times, cause: null, ...thing } as unknown as moderation.ReviewItem;
}

/** Reads the review queue for staff. Each moderator sees the items of what they may see. */
@Injectable()
export class ReviewQueries implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly things: ReviewedThings,
    private readonly histories: StreamHistories,
    private readonly posts: ReportedPosts,
    private readonly members: MemberStatus,
    private readonly notes: Notes,
  ) {}

  onModuleInit(): void {
    this.histories.tells('review-item', async (viewer, id) => {
      return isMember(viewer) && isAtLeast(viewer, 'moderator') && (await this.one(viewer, id)) !== null;
    });
  }

  async nextId(): Promise<number> {
    return (await runOne<{ id: number }>(this.kernel.db.lookups, sql`select nextval('moderation.item_id')::int as id`))!
      .id;
  }

  /** The item of a thing, or null if nobody reported it yet. */
  async idOf({ kind, id }: ThingRef): Promise<number | null> {
    const row = await runOne<{ id: number }>(
      this.kernel.db.lookups,
      sql`select id from moderation.item where kind = ${kind} and thing_id = ${id}`,
    );
    return row?.id ?? null;
  }

  /**
   * One page: open items from the longest waiting, then decided ones from the latest. Rights follow from the things, so
   * that the page is cut after they are checked, for at most `COUNT_CAP` items.
   */
  async list(viewer: MemberViewer, query: List) {
    const { page, size } = query;
    const rows = await run<Pick<Row, 'id' | 'kind' | 'thing_id'>>(
      this.kernel.db.pool,
      sql`select i.id, i.kind, i.thing_id from moderation.item i where ${forStaff(viewer)} ${narrowed(query, COLUMNS)}
          order by i.state = 'decided', case when i.state = 'open' then i.opened_at end, i.decided_at desc, i.id
          limit ${COUNT_CAP}`,
    );
    const isVisible = await this.things.visible(viewer, rows);
    const found = rows.filter(isVisible);
    const ids = found.slice((page - 1) * size, page * size).map(({ id }) => id);
    const items = await this.rows(ids);
    const thingOf = await this.things.among(viewer, items);
    const data = items
      .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      .flatMap((row) => {
        const thing = thingOf(row);
        return thing ? [shown(row, thing)] : [];
      });
    const capped = rows.length === COUNT_CAP;
    return { data, meta: listMeta(page, size, data.length, found.length, null, capped) };
  }

  /** One item with its text and its reports. Null if the viewer may not see the thing. */
  async one(viewer: MemberViewer, id: number): Promise<moderation.WholeReviewItem | null> {
    const [row] = await this.rows([id], forStaff(viewer));
    const thing = row && (await this.things.among(viewer, [row]))(row);
    if (!row || !thing) return null;
    const [decisions, reports, record] = await Promise.all([
      this.things.of(row.kind).decisionsFor(viewer, row.thing_id),
      run<{ reporter: unknown; reason: string; text: string; reported_at: Date; open: boolean }>(
        this.kernel.db.pool,
        sql`select c.card as reporter, r.reason, r.text, r.reported_at, r.open
            from moderation.report r join directory.cards() c on c.member_id = r.reporter_id
            where r.item_id = ${id} order by r.reported_at desc, r.reporter_id`,
      ),
      this.recordOf(id, row.author_id),
    ]);
    return {
      ...shown(row, thing),
      content: thing.content,
      decisions,
      reports: reports.map(({ reported_at, ...report }) => ({ ...report, created_at: reported_at.toISOString() })),
      author_record: record,
    } as moderation.WholeReviewItem;
  }

  /** What staff should know of the member behind an item, before they decide. */
  private async recordOf(itemId: number, memberId: number): Promise<moderation.WholeReviewItem['author_record']> {
    const [decided, posts, notes, registeredAt] = await Promise.all([
      runOne<
        Pick<moderation.WholeReviewItem['author_record'], 'kept' | 'removed' | 'suspended' | 'warned' | 'silenced'>
      >(
        this.kernel.db.pool,
        sql`select count(*) filter (where kind = 'kept')::int as kept,
                   count(*) filter (where kind in ('removed', 'rejected'))::int as removed,
                   count(*) filter (where kind = 'suspended')::int as suspended,
                   count(*) filter (where kind = 'warned')::int as warned,
                   count(*) filter (where kind = 'silenced')::int as silenced
            from (select i.decision as kind from moderation.item i
                  where i.author_id = ${memberId} and i.id <> ${itemId} and i.kind <> 'appeal'
                  union all
                  select d.kind from moderation.decision d where d.member_id = ${memberId} and d.item_id is null) x`,
      ),
      this.posts.countOf(memberId),
      this.notes.countOf(memberId),
      this.members.registeredAt(memberId),
    ]);
    return { ...decided!, posts, notes, registered_at: registeredAt?.toISOString() ?? null };
  }

  /** The titles of those of the items that the viewer may see and that are open. */
  async openTitles(viewer: MemberViewer, ids: readonly number[]): Promise<Map<number, string>> {
    if (!isAtLeast(viewer, 'moderator')) return new Map();
    const rows = await this.rows(ids, sql`${forStaff(viewer)} and i.state = 'open'`);
    const thingOf = await this.things.among(viewer, rows);
    return new Map(
      rows.flatMap((row) => {
        const thing = thingOf(row);
        return thing ? [[row.id, thing.title]] : [];
      }),
    );
  }

  /** The decisions on those of the items that the member reported. */
  async decisionsFor(memberId: number, ids: readonly number[]): Promise<Map<number, Reported>> {
    const rows = await run<{ id: number; decision: Reported }>(
      this.kernel.db.pool,
      sql`select i.id, i.decision from moderation.item i join moderation.report r on r.item_id = i.id
          where i.id = any(${[...ids]}::int[]) and i.decision is not null and r.reporter_id = ${memberId}`,
    );
    return new Map(rows.map(({ id, decision }) => [id, decision]));
  }

  private rows(ids: readonly number[], where: Sql = sql`true`): Promise<Row[]> {
    return run<Row>(this.kernel.db.pool, sql`select ${ITEM} where i.id = any(${[...ids]}::int[]) and ${where}`);
  }
}
