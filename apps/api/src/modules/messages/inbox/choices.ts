import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { MemberRecords } from '../../../platform/records/member-records.ts';
import type { Writers } from '../rights/policies.ts';

interface Chosen {
  writers: Writers;
  read_receipts: boolean;
}
const UNCHOSEN: Chosen = { writers: 'everybody', read_receipts: true };

/** A member's settings: who may write to them, and whether others see read receipts. */
@Injectable()
export class Choices implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly records: MemberRecords,
  ) {}

  onModuleInit(): void {
    const { pool } = this.kernel.db;
    this.records.keep({
      name: 'messages',
      tables: ['messages.choice'],
      take: (id) => [sql`select writers, read_receipts from messages.choice where member_id = ${id}`],
      erase: (id) => run(pool, sql`delete from messages.choice where member_id = ${id}`),
    });
  }

  async of(memberId: number): Promise<Chosen> {
    const row = await runOne<Chosen & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select writers, read_receipts from messages.choice where member_id = ${memberId}`,
    );
    return row ?? UNCHOSEN;
  }

  async choose(memberId: number, { writers = null, read_receipts = null }: { [K in keyof Chosen]?: Chosen[K] | null }) {
    const row = await runOne<Chosen & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`insert into messages.choice as old (member_id, writers, read_receipts)
          values (${memberId}, coalesce(${writers}::text, 'everybody'), coalesce(${read_receipts}::boolean, true))
          on conflict (member_id) do update set writers = coalesce(${writers}::text, old.writers),
            read_receipts = coalesce(${read_receipts}::boolean, old.read_receipts)
          returning writers, read_receipts`,
    );
    return row!;
  }
}
