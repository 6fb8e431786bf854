import type { Pool, PoolClient } from 'pg';

/**
 * Runs `work` while nobody else does what has this name, in whatever process. Others wait. The lock is held by a connection of
 * `pool`, which `work` may use.
 */
export async function whileLocked<T>(pool: Pool, name: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    return await work(client);
  } finally {
    await unlock(client, name);
  }
}

/** As {@link whileLocked}, but answers false at once, without working, where somebody else is at it. */
export async function unlessLocked(pool: Pool, name: string, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect();
  let isMine = false;
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock(hashtext($1)) as mine', [name]);
    isMine = rows[0]!.mine;
    if (isMine) await work();
    return isMine;
  } finally {
    if (isMine) await unlock(client, name);
    else client.release();
  }
}

/** A connection that does not give the lock back is closed, and the lock ends with it. */
async function unlock(client: PoolClient, name: string): Promise<void> {
  let broken: Error | undefined;
  await client.query('select pg_advisory_unlock(hashtext($1))', [name]).catch((error: Error) => (broken = error));
  client.release(broken);
}
