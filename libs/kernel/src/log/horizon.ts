import sql, { type Sql } from 'sql-template-tag';

/** As `application_name`: this transaction writes rows for long, and never appends events. */
const APPENDS_NOTHING = 'lyceum-appends-nothing';

/**
 * Readers need not wait for this transaction, for as long as it runs. Only for one on a connection that never appends: what is
 * appended by a transaction that readers pass over is never read.
 */
export const appendsNothing = (): Sql => sql`set_config('application_name', ${APPENDS_NOTHING}, true)`;

/**
 * Events of transactions before this one may be read: every transaction that may yet append to the log comes later. It is the
 * oldest running transaction, but for those that append nothing; none may be older than the snapshot, so it must be asked in the
 * statement that reads the events.
 */
export const horizon = (): Sql => sql`(
  case when pg_snapshot_xmin(pg_current_snapshot()) = pg_snapshot_xmax(pg_current_snapshot())
    then pg_snapshot_xmax(pg_current_snapshot())
    else (
      select coalesce(min(running.xid), pg_snapshot_xmax(pg_current_snapshot()))
      from pg_snapshot_xip(pg_current_snapshot()) as running (xid)
      where not exists (
        select from pg_stat_get_activity(null) a
        where a.backend_xid = running.xid::xid and a.application_name = ${APPENDS_NOTHING}
      ))
  end)`;
