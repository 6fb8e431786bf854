import { Injectable } from '@nestjs/common';
import type { InputOf, relations } from '@lyceum/contracts';
import { Kernel, Refusal, run } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { decodeCursor, encodeCursor, listMeta, placeId, placeMoment } from '../../platform/http/lists/lists.ts';
import type { MemberViewer } from '../../platform/http/viewer.ts';
import { MemberStatus } from '../identity/index.ts';
import { relationsText } from './relations.texts.ts';

type Asked = InputOf<typeof relations.listBlocked>['query'];

/** Rows `(id, since)`. `all` includes banned and erased members. */
interface Listed {
  rows: Sql;
  all?: true;
}

interface Row extends Record<string, unknown> {
  card: relations.Related;
  since: Date;
  place: [string, number];
}

const place = z.tuple([placeMoment, placeId]);

/** Reads lists of followers, followed members and blocked members. */
@Injectable()
export class RelationLists {
  constructor(
    private readonly kernel: Kernel,
    private readonly standing: MemberStatus,
  ) {}

  /** Includes banned members, so that the viewer can unblock them. */
  blocked(viewer: MemberViewer, query: Asked) {
    const rows = sql`select blocked_id as id, blocked_at as since from relations.block where blocker_id = ${viewer.id}`;
    return this.page({ rows, all: true }, query);
  }

  async followers(viewer: MemberViewer, memberId: number, query: Asked) {
    await this.mustBeThere(memberId);
    const rows = sql`select follower_id as id, followed_at as since from relations.follow
                     where followed_id = ${memberId} and ${shownTo(viewer)}`;
    return this.page({ rows }, query);
  }

  async following(viewer: MemberViewer, memberId: number, query: Asked) {
    await this.mustBeThere(memberId);
    const rows = sql`select followed_id as id, followed_at as since from relations.follow
                     where follower_id = ${memberId} and ${shownTo(viewer)}`;
    return this.page({ rows }, query);
  }

  /** One page, newest first. A page is shorter if it leaves members out, and a cursor means that more follow. */
  private async page({ rows, all }: Listed, { page, limit, cursor }: Asked) {
    const after = decodeCursor(cursor, place);
    const from = after ? empty : sql`offset ${(page - 1) * limit}`;
    const found = await run<Row>(
      this.kernel.db.reads,
      sql`select c.card, r.since, json_build_array(r.since::text, r.id) as place
          from (${rows}) r join directory.cards() c on c.member_id = r.id
          ${after ? sql`where (r.since, r.id) < (${after[0]}::timestamptz, ${after[1]}::int)` : empty}
          order by r.since desc, r.id desc limit ${limit + 1} ${from}`,
    );
    const read = found.slice(0, limit);
    const letIn = all ? null : await this.standing.letIn(read.map(({ card }) => card.id));
    const data = read
      .filter(({ card }) => letIn === null || letIn.has(card.id))
      .map(({ card, since }) => ({ ...card, since: since.toISOString() }));
    const next = found.length > limit ? encodeCursor(read.at(-1)!.place) : null;
    return { data, meta: listMeta(page, limit, data.length, data.length, next) };
  }

  private async mustBeThere(memberId: number): Promise<void> {
    const there = await this.standing.roleOf(memberId);
    if (!there) throw new Refusal('missing', relationsText('missing'));
  }
}

/** A follow without effect looks real to the follower, but no one else sees it. */
const shownTo = (viewer: MemberViewer): Sql => sql`(reaches or follower_id = ${viewer.id})`;
