import { Injectable } from '@nestjs/common';
import type { contact, InputOf } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { empty } from 'sql-template-tag';
import { COUNT_CAP, listMeta } from '../../../platform/http/lists/lists.ts';

type Whole = contact.ContactRequestWhole & Record<string, unknown>;

const COLUMNS = sql`r.id, r.title, r.email, r.created_at, r.handled_at,
  case when m.member_id is null then null
    else json_build_object('id', m.member_id, 'username', m.username, 'name', m.card ->> 'name') end as member,
  h.card ->> 'name' as handled_by`;
const FROM = sql`support.request r left join directory.member_card m on m.member_id = r.member_id
  left join directory.member_card h on h.member_id = r.handled_by`;

const STATES = { open: sql`where r.handled_at is null`, handled: sql`where r.handled_at is not null` };

/** Reads contact requests for the staff. */
@Injectable()
export class ContactQueries {
  constructor(private readonly kernel: Kernel) {}

  async list({ page, per_page, state }: InputOf<typeof contact.adminListContactRequests>['query']) {
    const where = state ? STATES[state] : empty;
    const [rows, counted] = await Promise.all([
      run<contact.ContactRequest & Record<string, unknown>>(
        this.kernel.db.pool,
        sql`select ${COLUMNS} from ${FROM} ${where} order by r.id desc limit ${per_page} offset ${(page - 1) * per_page}`,
      ),
      runOne<{ total: number }>(
        this.kernel.db.pool,
        sql`select count(*)::int as total from (select 1 from support.request r ${where} limit ${COUNT_CAP}) x`,
      ),
    ]);
    return { data: rows, meta: listMeta(page, per_page, rows.length, counted!.total, null) };
  }

  one(id: number): Promise<Whole | null> {
    return runOne<Whole>(this.kernel.db.pool, sql`select ${COLUMNS}, r.content from ${FROM} where r.id = ${id}`);
  }
}
