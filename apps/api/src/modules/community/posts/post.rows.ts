import type { Meta } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';

/** SQL assignments of a soft delete, for topics and comments. */
export const deleted = ({ occurredAt, meta }: { occurredAt: Date; meta: Meta }): Sql =>
  sql`deleted_at = ${occurredAt}, deleted_by = ${meta.actor_id}::int`;
