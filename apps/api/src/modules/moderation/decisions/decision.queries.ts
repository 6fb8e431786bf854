import { Injectable } from '@nestjs/common';
import type { decisions, moderation } from '@lyceum/contracts';
import { Kernel, run } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';

/** A list shows at most this number of decisions. */
const MOST_SHOWN = 100;

export interface DecisionRow extends Record<string, unknown> {
  id: number;
  member_id: number;
  kind: decisions.DecisionKind;
  thing_kind: moderation.ReviewedKind | null;
  thing_id: number | null;
  item_id: number | null;
  title: string;
  rule: string | null;
  statement: string;
  until: Date | null;
  automated: boolean;
  decided_by: number | null;
  decided_at: Date;
  appealable_until: Date;
  confirmed_at: Date | null;
  ended_at: Date | null;
  appeal_text: string | null;
  appealed_at: Date | null;
  appeal_outcome: 'kept' | 'granted' | null;
  appeal_answer: string | null;
  appeal_decided_at: Date | null;
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Reads decisions, for the member whom they are about and for staff. */
@Injectable()
export class DecisionQueries {
  constructor(private readonly kernel: Kernel) {}

  rows(where: Sql): Promise<DecisionRow[]> {
    return run<DecisionRow>(
      this.kernel.db.pool,
      sql`select * from moderation.decision d where ${where} order by d.id desc limit ${MOST_SHOWN}`,
    );
  }

  /** The decisions about the viewer. */
  async own({ id }: MemberViewer): Promise<decisions.Decision[]> {
    return (await this.rows(sql`d.member_id = ${id}`)).map((row) => this.shown(row));
  }

  /** One decision about the viewer. */
  async ownOne({ id: memberId }: MemberViewer, id: number): Promise<decisions.Decision | null> {
    const [row] = await this.rows(sql`d.id = ${id} and d.member_id = ${memberId}`);
    return row ? this.shown(row) : null;
  }

  /** `hasTitle`: whether the reader may know the title of the thing. */
  shown(row: DecisionRow, hasTitle = true): decisions.Decision {
    const { id, kind, rule, statement, automated, appeal_text, appeal_outcome, appeal_answer } = row;
    const { thing_kind, title, appealed_at } = row;
    const isLate = kind === 'hidden' || row.appealable_until <= this.kernel.clock.now();
    return {
      id,
      kind,
      thing: thing_kind && { kind: thing_kind, title: hasTitle ? title : '' },
      rule,
      statement,
      until: iso(row.until),
      automated,
      created_at: row.decided_at.toISOString(),
      ended_at: iso(row.ended_at),
      confirmed_at: iso(row.confirmed_at),
      appealable_until: isLate ? null : row.appealable_until.toISOString(),
      appeal: appealed_at && {
        text: appeal_text ?? '',
        created_at: appealed_at.toISOString(),
        outcome: appeal_outcome,
        answer: appeal_answer,
        decided_at: iso(row.appeal_decided_at),
      },
    };
  }
}
