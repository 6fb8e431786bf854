import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import { type Queryable, run, runOne } from '../database/database.ts';
import { ConflictError, isAway, RepeatedCommand, StaleFactError } from '../database/errors.ts';
import { Refusal } from './decider.ts';
import { ErasedSubject, type KeyVault } from './vault.ts';

/** A command that its caller has given a name, so as to be able to send it again (promise 6). */
export interface NamedCommand {
  /** Whose name it is: names of different actors never meet. */
  readonly actor: string;
  readonly key: string;
  /** Of what was asked: another request under the same name is a mistake. */
  readonly fingerprint: string;
  /** This try among several; made here. */
  readonly attempt: string;
}

/** What a command led to when it was first carried out. `reply` is null when it was lost with its process. */
export interface CarriedOut {
  fingerprint: string;
  stream: string;
  reply: unknown;
}

/** The caller is told no: nothing was done, or what was done is not what was asked for. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Refusal || error instanceof ConflictError || error instanceof StaleFactError;

const scope = new AsyncLocalStorage<NamedCommand>();
const KEPT_HOURS = 24;

/** The claim that the append makes in its own statement: no row when another try was first. */
export function claimStatement(stream: string): Sql | null {
  const command = scope.getStore();
  if (!command) return null;
  const { actor, key, fingerprint, attempt } = command;
  return sql`
    insert into events.command (actor, key, fingerprint, attempt, stream)
    values (${actor}, ${key}, ${fingerprint}, ${attempt}::uuid, ${stream})
    on conflict (actor, key) do update set stream = events.command.stream
      where events.command.attempt = excluded.attempt
    returning 1`;
}

/**
 * Commands by the names that their callers gave them. The name is claimed with the first append, so a command has its
 * effect once, also when two tries meet or the process dies before it could answer.
 */
export class NamedCommands {
  private readonly db: Queryable;
  private readonly vault: KeyVault;

  constructor(db: Queryable, vault: KeyVault) {
    this.db = db;
    this.vault = vault;
  }

  /**
   * Carries out `work` under this name. Throws RepeatedCommand when another try was first: its append finds that, or what
   * is refused since that try has just done it (taken the files, say). What is refused leaves no claim, whatever it has
   * appended before: the same name is refused again, and never answered as if it had been carried out.
   */
  async carryOut<T>(
    named: Omit<NamedCommand, 'attempt'>,
    work: () => Promise<T>,
    isRefusal: (error: unknown) => boolean = isRefused,
  ): Promise<T> {
    const command = { ...named, attempt: randomUUID() };
    const result = await scope.run(command, work).catch(async (error: unknown) => {
      if (error instanceof RepeatedCommand || isAway(error)) throw error;
      if (isRefusal(error)) await this.release(command);
      if (!(await this.isTaken(command))) throw error;
      throw new RepeatedCommand('Another try was first.', { cause: error });
    });
    await this.keepReply(command, result);
    return result;
  }

  /** Carries out what goes along with a named command and is not that command: its appends claim no name. */
  unnamed<T>(work: () => Promise<T>): Promise<T> {
    return scope.exit(work);
  }

  private async release({ actor, key, attempt }: NamedCommand): Promise<void> {
    await run(
      this.db,
      sql`delete from events.command where actor = ${actor} and key = ${key} and attempt = ${attempt}::uuid`,
    );
  }

  /** By another try. */
  private async isTaken({ actor, key, attempt }: NamedCommand): Promise<boolean> {
    const other = await runOne(
      this.db,
      sql`select 1 from events.command where actor = ${actor} and key = ${key} and attempt <> ${attempt}::uuid`,
    );
    return other !== null;
  }

  /** Sealed: a reply may hold what the actor has written. An actor whom the command itself has erased leaves none. */
  private async keepReply({ actor, key, attempt }: NamedCommand, result: unknown): Promise<void> {
    const sealed = await this.vault.sealValue(actor, result).catch((error: unknown) => {
      if (error instanceof ErasedSubject) return null;
      throw error;
    });
    if (sealed === null) return;
    await run(
      this.db,
      sql`update events.command set reply = ${JSON.stringify(sealed)}::jsonb
          where actor = ${actor} and key = ${key} and attempt = ${attempt}::uuid`,
    );
  }

  /** What came of it, if it was carried out before. */
  async find(actor: string, key: string): Promise<CarriedOut | null> {
    const row = await runOne<{ fingerprint: string; stream: string; reply: unknown }>(
      this.db,
      sql`select fingerprint, stream, reply from events.command where actor = ${actor} and key = ${key}`,
    );
    return row && { ...row, reply: row.reply === null ? null : await this.vault.openValue(this.db, row.reply) };
  }

  /** Removes every name of an actor who is erased: they have chosen them. */
  async forget(tx: Queryable, actor: string): Promise<void> {
    await run(tx, sql`delete from events.command where actor = ${actor}`);
  }

  /** A name is remembered for a day. */
  async forgetOld(): Promise<void> {
    await run(
      this.db,
      sql`delete from events.command where made_at < now() - make_interval(hours => ${KEPT_HOURS}::int)`,
    );
  }
}
