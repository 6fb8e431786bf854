import type { Meta } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';

/** The columns of a soft delete, as topics and comments have them. */
export const deleted = ({ occurredAt, meta }: { occurredAt: Date; meta: Meta }): Sql =>
  sql`deleted_at = ${occurredAt}, deleted_by = ${meta.actor_id}::int`;
