import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../test/support/servers/free-port.ts';
import { refusePort } from './faulty-settings.mjs';

const ROOT = join(__dirname, '..', '..');
let folder: string;
let port: number;
/** Takes connections and says what a PostgreSQL says to a wrong password. */
let server: Server;
let deaf: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lyceum-settings-'));
  writeFileSync(join(folder, 'file'), '');
  port = await freePort();
  deaf = await freePort();
  const fields = ['SFATAL', 'C28P01', 'Mpassword authentication failed for user "somebody"']
    .map((field) => `${field}\0`)
    .join('');
  const refusal = Buffer.alloc(5);
  refusal.write('E');
  refusal.writeInt32BE(fields.length + 5, 1);
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([refusal, Buffer.from(`${fields}\0`)])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What `npm start` says, and its code. */
function start(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { DATABASE_URL: _1, HOST: _2, PUBLIC_URL: _3, APP_SECRET: _4, npm_lifecycle_event: _5, ...env } = process.env;
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'start.mjs')], {
    env: { ...env, PORT: String(port), DATA_DIR: join(folder, 'data'), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said: said.trim() })));
}

const taken = () => String((server.address() as { port: number }).port);

const faults: [name: string, settings: () => Record<string, string>, said: () => string][] = [
  ['a PORT that is none', () => ({ PORT: 'abc' }), () => 'PORT is not a port: abc'],
  [
    'a PORT that browsers refuse',
    () => ({ PORT: '4190' }),
    () => 'Browsers open no site on port 4190. Choose another, as in: PORT=3000 npm start',
  ],
  [
    'a PORT that is taken',
    () => ({ PORT: taken() }),
    () =>
      `Port ${taken()} on 127.0.0.1 is in use by another program. Choose another, as in: PORT=${Number(taken()) + 1} npm start`,
  ],
  ['a HOST that is elsewhere', () => ({ HOST: '192.0.2.1' }), () => 'HOST is no address of this machine: 192.0.2.1'],
  [
    'a PUBLIC_URL that is none',
    () => ({ PUBLIC_URL: 'community' }),
    () => 'PUBLIC_URL is not the address of a site, as in https://community.example: community',
  ],
  ['a short APP_SECRET', () => ({ APP_SECRET: 'short' }), () => 'APP_SECRET has 5 characters; at least 32 are needed.'],
  [
    'a DATA_DIR that is a file',
    () => ({ DATA_DIR: join(folder, 'file') }),
    () => `DATA_DIR is a file, not a folder: ${join(folder, 'file')}`,
  ],
  [
    'a DATA_DIR below a file',
    () => ({ DATA_DIR: join(folder, 'file', 'data') }),
    () => `DATA_DIR is a file, not a folder: ${join(folder, 'file', 'data')}`,
  ],
  [
    'a DATA_DIR that takes nothing',
    () => ({ DATA_DIR: '/dev/fd' }),
    () => 'DATA_DIR cannot be written to: /dev/fd (ENOENT).',
  ],
  [
    'a DATABASE_URL that is none',
    () => ({ DATABASE_URL: 'foo' }),
    () => 'DATABASE_URL is not the address of a PostgreSQL, as in postgres://user:password@host:5432/database.',
  ],
  [
    'a DATABASE_URL where nothing answers',
    () => ({ DATABASE_URL: `postgres://somebody:secret@127.0.0.1:${deaf}/lyceum` }),
    () => `DATABASE_URL: nothing answers at 127.0.0.1, port ${deaf} (ECONNREFUSED).`,
  ],
  [
    'a DATABASE_URL with a wrong password',
    () => ({ DATABASE_URL: `postgres://somebody:secret@127.0.0.1:${taken()}/lyceum` }),
    () => 'DATABASE_URL: the server lets nobody in with it (password authentication failed for user "somebody").',
  ],
];

describe('a start with', () => {
  it.each(faults)('%s says so in one sentence, before it does anything', async (_, settings, said) => {
    expect(await start(settings())).toEqual({ code: 1, said: said() });
  });
});

it('a port that whoever was killed still holds is waited for', async () => {
  const leftover = createServer();
  const held = await freePort();
  await new Promise<void>((resolve) => leftover.listen(held, '127.0.0.1', resolve));
  const asked = refusePort({ host: '127.0.0.1', port: held });
  setTimeout(() => leftover.close(), 300);
  await expect(asked).resolves.toBeUndefined();
});
