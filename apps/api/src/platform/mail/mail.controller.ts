import { Controller } from '@nestjs/common';
import { type InputOf, mail } from '@lyceum/contracts';
import { Kernel, Refusal, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { COUNT_CAP, listMeta } from '../http/lists/lists.ts';
import { Handles, Input } from '../http/operation.decorator.ts';
import { narrowed, sorted } from '../http/lists/query-sql.ts';
import { platformText } from '../texts/platform.texts.ts';

const STATE = sql`case when m.sent_at is not null then 'sent' when m.kept_at is not null then 'kept'
  when m.refused_at is not null then 'refused' when m.error is not null then 'failed' else 'waiting' end`;
const BY = {
  id: sql`m.id`,
  member_id: sql`m.member_id`,
  state: STATE,
  created_at: sql`m.created_at`,
  sent_at: sql`m.sent_at`,
};
const COLUMNS = sql`m.id, m.member_id, m.recipient, m.subject, m.created_at, m.sent_at, m.kept_at, m.refused_at, m.error`;

/** The outbox, for administrators. Without SMTP the mails themselves are read here. */
@Controller()
export class MailController {
  constructor(private readonly kernel: Kernel) {}

  @Handles(mail.adminListMails)
  async list(@Input() { query }: InputOf<typeof mail.adminListMails>) {
    const { page, per_page, q } = query;
    const like = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
    const where = sql`where (m.recipient ilike ${like} or m.subject ilike ${like}) ${narrowed(query, BY)}`;
    const order = sorted(query.order_by, BY, sql`m.id desc`);
    const [rows, counted] = await Promise.all([
      run(
        this.kernel.db.pool,
        sql`select ${COLUMNS} from mail.message m ${where} order by ${order}, m.id desc limit ${per_page} offset ${(page - 1) * per_page}`,
      ),
      runOne<{ total: number }>(
        this.kernel.db.pool,
        sql`select count(*)::int as total from (select 1 from mail.message m ${where} limit ${COUNT_CAP}) x`,
      ),
    ]);
    return { data: rows, meta: listMeta(page, per_page, rows.length, counted!.total, null) };
  }

  @Handles(mail.adminShowMail)
  async show(@Input() { params }: InputOf<typeof mail.adminShowMail>) {
    const row = await runOne(
      this.kernel.db.pool,
      sql`select ${COLUMNS}, m.text, m.html from mail.message m where m.id = ${params.id}`,
    );
    if (!row) throw new Refusal('missing', platformText('mail.missing'));
    return { data: row };
  }
}
