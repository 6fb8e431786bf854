import { Client } from 'pg';
import { createDatabase } from './database.ts';

async function tablesOf(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

describe('databases for tests', () => {
  it('come migrated, each for itself', async () => {
    const [one, other] = await Promise.all([createDatabase({ verified: false }), createDatabase({ verified: false })]);

    expect(one.url).not.toBe(other.url);
    expect(await tablesOf(one.url)).toContain('events.event');
    expect(await tablesOf(other.url)).toContain('events.event');
    await Promise.all([one.drop(), other.drop()]);
  });

  it('come empty when asked, and go when dropped', async () => {
    const database = await createDatabase({ migrated: false });

    expect(await tablesOf(database.url)).toEqual([]);
    await database.drop();
    await expect(tablesOf(database.url)).rejects.toThrow(/does not exist/);
  });
});
