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
 * The role of a member who gives a staff command, read when the command is decided: the access guard asked before, and the
 * role may have been taken away since. `stillHolds` is the precondition of the append, which locks the giver's row.
 * Throws a refusal when the role no longer suffices.
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

/** As a step of a transaction without an append: locks the giver's row until it ends. Throws the same refusal. */
export async function requireStaff(tx: Queryable, memberId: number, least: StaffRole): Promise<void> {
  const { stillHolds } = await currentStaff(tx, memberId, least);
  const held = await run(tx, stillHolds);
  if (held.length === 0) throw new Refusal('forbidden', platformText('who.forbidden'));
}

/** Whether somebody can sign in as the member `m`: they have chosen a password, or followed a mail to their address. */
const CAN_SIGN_IN = sql`(m.email_verified or exists (
  select 1 from identity.credential c where c.member_id = m.id and c.password_hash is not null))`;

/** Members who can administer the community now. */
export const IS_ADMINISTRATOR = sql`(m.role = 'admin' and not ${IS_BANNED} and ${CAN_SIGN_IN})`;

/**
 * Locks all administrators in one order and answers a row for each that meets `condition` on `held.id`. As the precondition
 * of every change of a role it lets such changes commit one after the other.
 */
const administratorsWhere = (condition: Sql): Sql => sql`
  with held as materialized (
    select m.id, ${IS_ADMINISTRATOR} as can_administer from identity.member m where m.role = 'admin' order by m.id for update)
  select 1 from held where ${condition}`;

/** The giver is an administrator when the change commits. Nobody changes their own role, so one administrator stays. */
export const administratorGives = (giverId: number): Sql => administratorsWhere(sql`held.id = ${giverId}`);

/** Another administrator is left when this one's role is taken away. */
export const anotherAdministrator = (memberId: number): Sql =>
  administratorsWhere(sql`held.id <> ${memberId} and held.can_administer`);

/** There is none yet; also locks those who have the role and cannot sign in. */
export const noAdministrator = (): Sql =>
  sql`select 1 where not exists (${administratorsWhere(sql`held.can_administer`)})`;
