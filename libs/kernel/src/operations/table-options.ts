import type { PoolClient } from 'pg';

/** Of options as the catalogue keeps them, as `alter table` takes them. */
const written = (options: string, prefix = ''): string => `(
  select string_agg(format('${prefix}%I = %L', split_part(o, '=', 1), substr(o, strpos(o, '=') + 1)), ', ')
  from unnest(${options}) o)`;

/** Gives a table the options of another one, its columns' too, which `like … including all` leaves behind. */
export async function copyOptions(client: PoolClient, from: string, to: string): Promise<void> {
  const { rows } = await client.query<{ change: string }>(
    `with own as (select c.reloptions, t.reloptions as toast from pg_class c left join pg_class t on t.oid = c.reltoastrelid
       where c.oid = $1::regclass),
     columns as (select attname, attstattarget, attoptions from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped)
     select change from (
       select format('set (%s)', ${written('reloptions')}) as change from own where reloptions is not null
       union all select format('set (%s)', ${written('toast', 'toast.')}) from own where toast is not null
       union all select format('alter %I set statistics %s', attname, attstattarget) from columns where attstattarget >= 0
       union all select format('alter %I set (%s)', attname, ${written('attoptions')}) from columns where attoptions is not null
     ) changes`,
    [from],
  );
  for (const { change } of rows) await client.query(`alter table ${to} ${change}`);
}
