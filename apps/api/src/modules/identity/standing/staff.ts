import { type Queryable, Refusal, run, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { identity } from '@lyceum/contracts';
import { platformText } from '../../../platform/texts/platform.texts.ts';
import { IS_BANNED } from './standing.sql.ts';

type StaffRole = Exclude<identity.Role, 'member'>;

const ROLES_FROM: Record<StaffRole, readonly StaffRole[]> = {
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
};

/**
 * The role of a member who gives a staff command, read when the command is decided. The access guard checked it before,
 * but the member may have lost it since. `stillHolds` is the precondition of the append, which locks the member's row.
 * @throws {Refusal} `forbidden` if the role no longer suffices.
 */
export async function currentStaff(
  db: Queryable,
  memberId: number,
  least: StaffRole,
): Promise<{ role: StaffRole; stillHolds: Sql }> {
  const row = await runOne<{ role: StaffRole }>(
    db,
    sql`select m.role from identity.member m
        where m.id = ${memberId} and m.role = any(${[...ROLES_FROM[least]]}::text[]) and not ${IS_BANNED}`,
  );
  if (!row) throw new Refusal('forbidden', platformText('who.forbidden'));
  return {
    role: row.role,
    stillHolds: sql`select 1 from identity.member m
      where m.id = ${memberId} and m.role = ${row.role} and not ${IS_BANNED} for share`,
  };
}

/**
 * The same check for a transaction without an append. Locks the member's row until the transaction ends.
 * @throws {Refusal} `forbidden` if the role no longer suffices.
 */
export async function requireStaff(tx: Queryable, memberId: number, least: StaffRole): Promise<void> {
  const { stillHolds } = await currentStaff(tx, memberId, least);
  const held = await run(tx, stillHolds);
  if (held.length === 0) throw new Refusal('forbidden', platformText('who.forbidden'));
}

/** Whether someone can log in as the member `m`: they have a password, or followed a mail to their address. */
const CAN_SIGN_IN = sql`(m.email_verified or exists (
  select 1 from identity.credential c where c.member_id = m.id and c.password_hash is not null))`;

/** Members who can administer the community now. */
export const IS_ADMINISTRATOR = sql`(m.role = 'admin' and not ${IS_BANNED} and ${CAN_SIGN_IN})`;

/**
 * Locks all administrators in a fixed order, and returns a row for each that meets `condition` on `held.id`. As the
 * precondition of every change of a role, it makes such changes commit one after the other.
 */
const administratorsWhere = (condition: Sql): Sql => sql`
  with held as materialized (
    select m.id, ${IS_ADMINISTRATOR} as can_administer from identity.member m where m.role = 'admin' order by m.id for update)
  select 1 from held where ${condition}`;

/**
 * Precondition: the member who changes a role is an administrator at commit. Members cannot change their own role, so
 * one administrator always remains.
 */
export const administratorGives = (giverId: number): Sql => administratorsWhere(sql`held.id = ${giverId}`);

/** Precondition: another administrator remains when this one loses the role. */
export const anotherAdministrator = (memberId: number): Sql =>
  administratorsWhere(sql`held.id <> ${memberId} and held.can_administer`);

/** Precondition: no administrator exists. Also locks members who have the role and cannot log in. */
export const noAdministrator = (): Sql =>
  sql`select 1 where not exists (${administratorsWhere(sql`held.can_administer`)})`;
