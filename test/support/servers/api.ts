import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Kernel } from '@lyceum/kernel';
import { readConfig } from '../../../apps/api/src/platform/config.ts';
import { createApp } from '../../../apps/api/src/create-app.ts';
import { Readiness } from '../../../apps/api/src/platform/health/readiness.ts';
import { type Doings, Persona } from '../persona.ts';
import type { Transport } from '../transport.ts';
import { createDatabase } from './database.ts';

export interface TestApi {
  app: NestFastifyApplication;
  kernel: Kernel;
  url: string;
  databaseUrl: string;
  dataDir: string;
  /** Shared by all who are made here. */
  doings: Doings;
  /** A browser without a session. */
  guest(): Persona;
  /** A freshly registered member, or a staff member, signed in. */
  member(name?: string, role?: 'member' | 'moderator' | 'admin'): Promise<Persona>;
  /** A number of events, to prove that a refused call wrote none. */
  eventCount(): Promise<number>;
  /** Until projections and reactors have taken in everything that has happened: for reading what somebody else has written. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** A test is busier than a member, and its servers keep nothing; what is limited has tests of its own. */
export const UNLIMITED = {
  REQUIRE_DURABILITY: 'false',
  READ_WAIT_MS: '15000',
  REGISTRATIONS_PER_HOUR: '0',
  CONTACTS_PER_HOUR: '0',
  CONVERSATIONS_PER_HOUR: '0',
  INVITATIONS_PER_HOUR: '0',
  REQUESTS_PER_MINUTE: '0',
  COMMERCE_PROVIDER: 'test',
};

/**
 * The whole application on a database of its own, or beside another one on the same, listening on a free port of the
 * loopback. Personas send their requests over HTTP unless another `transport` is given.
 */
export async function startApi(
  environment: Record<string, string> = {},
  beside?: TestApi,
  transport?: (app: NestFastifyApplication) => Transport,
): Promise<TestApi> {
  const database = beside ? { url: beside.databaseUrl, drop: () => Promise.resolve() } : await createDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'lyceum-test-'));
  const own = { DATABASE_URL: database.url, DATA_DIR: dataDir, APP_SECRET: process.env.TEST_APP_SECRET };
  const given = { ...own, LOG_LEVEL: 'silent', LOG_FILE: join(dataDir, 'log'), ...UNLIMITED, ...environment };
  const { app, start } = await createApp(readConfig(given));
  await app.listen(0, '127.0.0.1');
  await start().catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  app.get(Readiness).ready = true;
  const kernel = app.get(Kernel);
  const url = await app.getUrl();
  let serial = 0;
  const doings: Doings = beside?.doings ?? {};
  const guest = (): Persona => new Persona(url, doings, transport?.(app));
  return {
    app,
    kernel,
    url,
    databaseUrl: database.url,
    dataDir,
    doings,
    guest,
    async member(name = `member${(serial += 1)}`, role = 'member') {
      const persona = guest();
      await persona.register(name);
      if (role !== 'member') await promote(kernel, persona.id, role);
      return persona;
    },
    async eventCount() {
      return (await kernel.db.pool.query('select count(*)::int as n from events.event')).rows[0].n as number;
    },
    settled: () => settle(kernel),
    async close() {
      await settle(kernel);
      await app.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Staff are made by an administrator; the first one, as in a new installation, by the system itself. */
async function promote(kernel: Kernel, memberId: number, role: 'moderator' | 'admin'): Promise<void> {
  const { memberDecider, memberStream } =
    await import('../../../apps/api/src/modules/identity/members/member.decider.ts');
  const { position } = await kernel.execute({
    decider: memberDecider,
    stream: memberStream(memberId),
    meta: { actor_id: null, correlation_id: 'test-setup' },
    prepare: () => ({ command: { kind: 'change-role' as const, role, by: 0 } }),
  });
  const { directory } = await import('../../../apps/api/src/modules/identity/directory/directory.projection.ts');
  await kernel.dispatcher.caughtUp([directory], position!, 20_000);
}

/** Lets every consumer finish, so that the verification at the end of the run finds them at rest. */
async function settle(kernel: Kernel): Promise<void> {
  const { rows } = await kernel.db.pool.query(
    'select e.txid::text || $1 || e.position as last from events.event e order by e.txid desc, e.position desc limit 1',
    ['.'],
  );
  if (rows[0]) await kernel.dispatcher.caughtUp(kernel.dispatcher.consumers, rows[0].last as string, 20_000);
}
