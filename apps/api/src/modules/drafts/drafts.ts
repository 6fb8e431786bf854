import { Injectable, type OnModuleInit } from '@nestjs/common';
import { drafts } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { cleanText } from '../../platform/text/clean-text.ts';
import { MemberRecords } from '../../platform/records/member-records.ts';

interface Row extends Record<string, unknown> {
  key: string;
  version: number;
  content: unknown;
  updated_at: Date;
}

const OF = (memberId: number, key: string): Sql => sql`member_id = ${memberId} and key = ${key}`;

const EXCERPT = drafts.DRAFT_LIMITS.excerpt;
/** A list cleans no more of a text than an excerpt needs, because drafts may be long. */
const BEGINNING = EXCERPT * 10;
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The beginning of a draft's title and text. Clients choose the form of a draft: HTML, or fields. */
function wordsOf(content: unknown): { title: string; excerpt: string } {
  const fields = typeof content === 'object' && content !== null ? (content as Record<string, unknown>) : {};
  const html = textIn(content) || textIn(fields.content) || textIn(fields.body) || textIn(fields.html);
  return {
    title: textIn(fields.title).slice(0, EXCERPT),
    excerpt: cleanText(html.slice(0, BEGINNING), EXCERPT)?.excerpt ?? '',
  };
}

/** The unfinished texts of members. They are private plain rows without events, because their history has no use. */
@Injectable()
export class Drafts implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly records: MemberRecords,
  ) {}

  onModuleInit(): void {
    const { pool } = this.kernel.db;
    this.records.keep({
      name: 'drafts',
      tables: ['drafts.draft'],
      take: (id) => [sql`select key, content, updated_at from drafts.draft where member_id = ${id} order by key`],
      erase: (id) => run(pool, sql`delete from drafts.draft where member_id = ${id}`),
    });
  }

  async one(memberId: number, key: string): Promise<drafts.Draft | null> {
    const row = await runOne<Row>(
      this.kernel.db.pool,
      sql`select key, version, content, updated_at from drafts.draft where ${OF(memberId, key)}`,
    );
    return row && { ...row, updated_at: row.updated_at.toISOString() };
  }

  /** The newest drafts with the beginning of their texts. */
  async list(memberId: number): Promise<drafts.DraftLine[]> {
    const rows = await run<Row>(
      this.kernel.db.pool,
      sql`select key, content, updated_at from drafts.draft where member_id = ${memberId}
          order by updated_at desc, key limit ${drafts.DRAFT_LIMITS.listed}`,
    );
    return rows.map(({ key, content, updated_at }) => ({
      key,
      ...wordsOf(content),
      updated_at: updated_at.toISOString(),
    }));
  }

  /**
   * The last write wins. It also gets the highest version, because it draws the version while it holds the row lock.
   * Beyond the limit, the draft with the oldest change is deleted.
   */
  async save(memberId: number, key: string, content: unknown): Promise<Omit<drafts.Draft, 'content'>> {
    const row = await runOne<Row>(
      this.kernel.db.pool,
      sql`insert into drafts.draft (member_id, key, version, content, updated_at)
          values (${memberId}, ${key}, nextval('drafts.version'), ${JSON.stringify(content)}::jsonb, now())
          on conflict (member_id, key) do update
            set version = nextval('drafts.version'), content = excluded.content, updated_at = excluded.updated_at
          returning key, version, updated_at`,
    );
    await run(
      this.kernel.db.pool,
      sql`delete from drafts.draft where member_id = ${memberId} and key in (
            select key from drafts.draft where member_id = ${memberId} order by updated_at desc, key
            offset ${drafts.DRAFT_LIMITS.perMember})`,
    );
    const { version, updated_at } = row!;
    return { key, version, updated_at: updated_at.toISOString() };
  }

  async delete(memberId: number, key: string): Promise<void> {
    await run(this.kernel.db.pool, sql`delete from drafts.draft where ${OF(memberId, key)}`);
  }
}
