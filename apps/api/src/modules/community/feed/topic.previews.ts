import { Injectable } from '@nestjs/common';
import { community } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import {
  COUNT_CAP,
  decodeCursor,
  encodeCursor,
  listMeta,
  placeId,
  placeMoment,
} from '../../../platform/http/lists/lists.ts';
import { guest, type Viewer } from '../../../platform/http/viewer.ts';
import { Settings } from '../../settings/index.ts';
import { type BoardRights, canRead, isKnown } from '../rights/policies.ts';
import { publishedTopics, RIGHTS } from '../rights/readable.ts';
import type { FeedQuery } from './feed.listings.ts';

type Preview = community.TopicPreview;
type Found = BoardRights & Record<string, unknown>;

const placeKey = z.tuple([placeMoment, placeId]);
const LENGTH = community.COMMUNITY_LIMITS.excerpt;

/**
 * Topics that every reader of the board sees: no scheduled topics and no tickets, not even the viewer's. Introductions
 * and birthdays hold personal data, so only readers of the board see them.
 */
const out = (row: Sql): Sql =>
  sql`(${publishedTopics(guest('preview'), row)} and ${row}.post_type not in ('introduce', 'birthday'))`;
const preview = (row: Sql): Sql =>
  sql`${row}.slug, ${row}.title, left(${row}.excerpt, ${LENGTH}) as excerpt, ${row}.board_id`;

/**
 * Decisions 31: if the setting allows it, viewers who know of a board but may not read it see titles and excerpts.
 * Separate statements ensure that other card data is not even read.
 */
@Injectable()
export class TopicPreviews {
  constructor(
    private readonly kernel: Kernel,
    private readonly settings: Settings,
  ) {}

  /** The previews of a board, newest first, or null if the viewer may not see any. */
  async list(viewer: Viewer, boardId: number, query: Pick<FeedQuery, 'page' | 'limit' | 'cursor'>) {
    const board = await this.board(sql`select ${RIGHTS} from community.board b where b.id = ${boardId}`);
    if (!board || !(await this.mayGlance(viewer, board))) return null;
    const after = decodeCursor(query.cursor, placeKey);
    const behind = after ? sql`and (f.release_at, f.topic_id) < (${after[0]}::timestamptz, ${after[1]}::int)` : empty;
    const offset = after ? 0 : (query.page - 1) * query.limit;
    const glimpsed = sql`f.board_id = ${boardId} and not f.deleted and ${out(sql`f`)}`;
    const rows = await run<Omit<Preview, 'permissions'> & { at: string }>(
      this.kernel.db.pool,
      sql`select f.topic_id as id, ${preview(sql`f`)}, f.release_at::text as at from community.feed_topic f
          where ${glimpsed} ${behind}
          order by f.release_at desc, f.topic_id desc limit ${query.limit + 1} offset ${offset}`,
    );
    const counted = await runOne<{ total: number }>(
      this.kernel.db.pool,
      sql`select count(*)::int as total from (select 1 from community.feed_topic f where ${glimpsed} limit ${COUNT_CAP}) x`,
    );
    const page = rows.slice(0, query.limit);
    const last = rows.length > query.limit ? page.at(-1)! : null;
    const next = last && encodeCursor([last.at, last.id]);
    return {
      data: page.map(({ id, slug, title, excerpt, board_id }): Preview => ({
        id,
        slug,
        title,
        excerpt,
        board_id,
        permissions: [],
      })),
      meta: listMeta(query.page, query.limit, page.length, counted!.total, next),
    };
  }

  async one(viewer: Viewer, which: Sql): Promise<Preview | null> {
    const found = await this.board<Omit<Preview, 'permissions'>>(
      sql`select ${RIGHTS}, t.id, ${preview(sql`t`)} from community.topic t join community.board b on b.id = t.board_id
          where ${which} and t.deleted_at is null and ${out(sql`t`)}`,
    );
    if (!found || !(await this.mayGlance(viewer, found))) return null;
    const { id, slug, title, excerpt, board_id } = found;
    return { id, slug, title, excerpt, board_id, permissions: [] };
  }

  private async mayGlance(viewer: Viewer, board: BoardRights & { boardType: string }): Promise<boolean> {
    if (canRead(viewer, board) || !isKnown(viewer, board) || board.boardType === 'helpdesk') return false;
    return (await this.settings.current()).values.show_topic_preview === '1';
  }

  private board<T extends object = object>(statement: Sql): Promise<(Found & { boardType: string } & T) | null> {
    return runOne<Found & { boardType: string } & T>(this.kernel.db.pool, statement);
  }
}
