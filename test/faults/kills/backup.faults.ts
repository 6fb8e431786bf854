import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { discardPostgres, type StartedPostgres, startPostgres } from '../../../scripts/lib/postgres.mjs';
import { OwnProcess } from '../../support/servers/deployment.ts';
import { Installation, SECRET } from '../../support/servers/installation.ts';
import { demoAccount, DEMO_PASSWORD } from '../../support/servers/running.ts';
import { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(300_000);

const LYCEUM = join(__dirname, '..', '..', '..', 'bin', 'lyceum');
const folder = mkdtempSync(join(tmpdir(), 'lyceum-backup-'));
const dataDir = join(folder, 'data');
const restoredDir = join(folder, 'restored');
const cluster = join(folder, 'cluster');
const backup = join(folder, 'backup');
const picture = 'ab/full.jpg';

let installation: Installation;
let other: StartedPostgres;
let restored: OwnProcess | undefined;
beforeAll(async () => {
  mkdirSync(join(dataDir, 'files', 'ab'), { recursive: true });
  writeFileSync(join(dataDir, 'files', picture), 'the bytes of a picture');
  [installation, other] = await Promise.all([Installation.start(), startPostgres({ dataDir: cluster, fast: true })]);
});
afterAll(async () => {
  await restored?.stop('SIGKILL');
  await installation?.discard();
  await other?.stop();
  await discardPostgres({ dataDir: cluster });
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  child: ChildProcess;
  /** The exit code or the signal, and all that was printed. */
  ended: Promise<{ end: number | string | null; said: string }>;
}

function lyceum(url: string, DATA_DIR: string, ...words: string[]): Run {
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: url, DATA_DIR, APP_SECRET: SECRET };
  // A group of its own: the command starts others, and kill -9 must end them too.
  const child = spawn(LYCEUM, words, { env, detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += String(text)));
  return {
    child,
    ended: new Promise((done) => child.on('close', (code, signal) => done({ end: code ?? signal, said }))),
  };
}

const killAll = ({ child }: Run): boolean => process.kill(-child.pid!, 'SIGKILL');

async function inOther<T extends object>(text: string): Promise<T[]> {
  const client = new Client({ connectionString: other.url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

it('a backup that is killed leaves nothing that looks like one; the next one is restored in another cluster, verifies, and goes on', async () => {
  const member = await installation.person('member');
  const before = await installation.topic(member, 'Written before the backup');

  const large = join(dataDir, 'files', 'zz-large');
  writeFileSync(large, '');
  truncateSync(large, 600_000_000);
  const killed = lyceum(installation.databaseUrl, dataDir, 'backup', backup);
  await until('the large file is being copied', () => existsSync(join(`${backup}.unfinished`, 'files', 'zz-large')));
  killAll(killed);
  await killed.ended;
  rmSync(large);
  expect([existsSync(backup), existsSync(`${backup}.keys`)]).toEqual([false, false]);
  expect((await lyceum(installation.databaseUrl, dataDir, 'check-backup', backup).ended).said).toContain(
    'no complete backup',
  );

  let isWriting = true;
  const writing = (async () => {
    for (let n = 0; isWriting; n += 1) await installation.topic(member, `Written during the backup ${n}`);
  })();
  const made = await lyceum(installation.databaseUrl, dataDir, 'backup', backup).ended;
  isWriting = false;
  await writing;
  expect(made).toMatchObject({ end: 0, said: expect.stringContaining('and 1 files') as string });
  expect(existsSync(`${backup}.unfinished`)).toBe(false);
  // The keys and the encrypted fields are apart, and the secret is in neither.
  expect(existsSync(join(backup, 'tables', 'vault.key.copy.gz'))).toBe(false);
  expect(readFileSync(join(backup, 'backup.json'), 'utf8')).not.toContain(SECRET);

  const interrupted = lyceum(other.url, restoredDir, 'restore', backup);
  const tables = `select from pg_tables where schemaname = 'events' and tablename = 'event'`;
  await until('the tables were made', async () => (await inOther(tables)).length === 1);
  killAll(interrupted);
  await interrupted.ended;
  expect(await inOther('select from events.event')).toEqual([]);

  expect(await lyceum(other.url, restoredDir, 'restore', backup).ended).toMatchObject({ end: 0 });
  expect(await lyceum(other.url, restoredDir, 'verify').ended).toMatchObject({
    end: 0,
    said: expect.stringContaining('Rebuilt equals live.') as string,
  });
  expect(readFileSync(join(restoredDir, 'files', picture), 'utf8')).toBe('the bytes of a picture');
  expect(await lyceum(other.url, restoredDir, 'restore', backup).ended).toMatchObject({
    end: 1,
    said: expect.stringContaining('holds events already') as string,
  });

  restored = await OwnProcess.begin({
    DATABASE_URL: other.url,
    APP_SECRET: SECRET,
    ROLE: 'all',
    DATA_DIR: restoredDir,
  });
  await restored.ready();
  const again = new Persona(restored.url);
  expect(await again.login(demoAccount('member'), DEMO_PASSWORD)).toMatchObject({ status: 200 });
  const topics = await inOther<{ id: number; title: string; board_id: number }>(
    'select id, title, board_id from community.topic order by id desc limit 1000',
  );
  const first = topics.find(({ id }) => id === before)!;
  expect(first.title).toBe('Written before the backup');
  const body = { title: 'Written after the restore', content: '<p>It goes on.</p>', channel_id: first.board_id };
  const posted = await again.call('POST /conversations', { body });
  expect(posted.status).toBe(201);
});

it('a damaged backup, the keys of another one and another secret are refused before anything is written', async () => {
  const empty = new URL(other.url);
  await inOther('create database untouched');
  empty.pathname = 'untouched';
  const refusal = async (...words: string[]) => (await lyceum(empty.href, restoredDir, 'restore', ...words).ended).said;

  const keys = `${backup}.keys`;
  const description = JSON.parse(readFileSync(join(keys, 'keys.json'), 'utf8')) as object;
  writeFileSync(join(keys, 'keys.json'), JSON.stringify({ ...description, backup: 'another' }));
  expect(await refusal(backup)).toContain('holds the keys of another backup');
  writeFileSync(join(keys, 'keys.json'), JSON.stringify(description));

  const file = join(backup, 'tables', 'community.topic.copy.gz');
  const bytes = readFileSync(file);
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(file, bytes);
  expect(await refusal(backup)).toContain('community.topic.copy.gz is not as it was written');
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(file, bytes);

  const manifest = JSON.parse(readFileSync(join(backup, 'backup.json'), 'utf8')) as object;
  writeFileSync(join(backup, 'backup.json'), JSON.stringify({ ...manifest, secret: 'another' }));
  expect(await refusal(backup)).toContain('APP_SECRET is not that of the backup');

  const client = new Client({ connectionString: empty.href });
  await client.connect();
  const { rows } = await client.query(`select from pg_tables where schemaname = 'events'`);
  await client.end();
  expect(rows).toEqual([]);
});
