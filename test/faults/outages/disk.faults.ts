import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Persona } from '../../support/persona.ts';
import { Lyceum } from '../../support/servers/running.ts';
import { until } from '../../support/until.ts';

jest.setTimeout(900_000);

const DISK_MB = 400;
const WRITERS = 4;
/** So many are refused before there is room again: more lines than the log gathers before it writes. */
const REFUSALS = 40;

let disk: string;
let lyceum: Lyceum | undefined;

/** A disk of its own: filling another would be everybody's trouble. */
beforeAll(() => {
  disk = mkdtempSync(join(tmpdir(), 'lyceum-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk], { stdio: 'pipe' });
  } catch (error) {
    throw new Error('This test needs a small disk of its own: run it as root, where file systems may be mounted.', {
      cause: error,
    });
  }
});
afterAll(async () => {
  await lyceum?.discard().catch(() => undefined);
  execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

const BALLAST = 'ballast';

/** Until not one more byte fits. */
function fill(): void {
  const file = openSync(join(disk, BALLAST), 'a');
  for (let size = 1 << 20; size >= 1;) {
    try {
      writeSync(file, Buffer.alloc(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
  closeSync(file);
}
const makeRoom = () => rmSync(join(disk, BALLAST));

/** Comments, one after the other; each is sent once. */
class Commenter {
  readonly acknowledged: string[] = [];
  readonly refused: { status: number; retryAfter: string | null }[] = [];
  stopped = false;

  constructor(
    private readonly n: number,
    private readonly member: Persona,
    private readonly topic: number,
  ) {}

  async comment(): Promise<void> {
    for (let k = 0; !this.stopped; k += 1) {
      const text = `Vol ${this.n}-${k} ${'x'.repeat(2000)}`;
      const answer = await this.member.send('POST', `/api/v3/topics/${this.topic}/comments`, {
        content: `<p>${text}</p>`,
      });
      if (answer.status === 201) this.acknowledged.push(text);
      else this.refused.push({ status: answer.status, retryAfter: answer.headers.get('retry-after') });
      if (answer.status !== 201) await sleep(20);
    }
  }
}

async function commentsOf(topic: number, member: Persona): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await member.send('GET', `/api/v3/topics/${topic}/comments?page=${page}&per_page=100`);
    const rows = body.data as { content: string }[];
    found.push(...rows.map(({ content }) => content.replace(/<[^>]+>/g, '')));
    if (rows.length < 100) return found;
  }
}

it('a full disk: writes are refused in order, reads go on, nothing acknowledged is lost, and room mends it', async () => {
  lyceum = await Lyceum.begin(disk);
  await lyceum.ready();
  const member = await lyceum.person('member');
  const admin = await lyceum.person('admin');
  const boards = (await admin.call('GET /api/v4/community/channels')).body.data as { id: number; slug: string }[];
  const channel_id = boards.find(({ slug }) => slug === 'glazes')!.id;
  const made = await admin.call('POST /conversations', {
    body: { title: 'Een volle schijf', content: '<p>Wat blijft er over?</p>', channel_id },
  });
  expect(made.status).toBe(201);
  const topic = made.body.data.id as number;
  const commenters = Array.from({ length: WRITERS }, (_, n) => new Commenter(n, member, topic));
  const written = () => commenters.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const refused = () => commenters.flatMap((commenter) => commenter.refused);

  const work = commenters.map((commenter) => commenter.comment());
  await until('comments came in', () => written() > 20, 60_000);
  fill();
  await until('comments were refused', () => refused().length > REFUSALS, 120_000);
  await until('the log could not be written', () => lyceum!.output.includes('The log cannot be written'), 60_000);
  const answers = [
    (await member.send('GET', '/api/v3/topics')).status,
    (await member.send('GET', '/health/live')).status,
    (await member.send('GET', '/health/ready')).status,
  ];
  expect(answers).toEqual([200, 200, 200]);

  makeRoom();
  const before = written();
  await until('comments came in again', () => written() > before + WRITERS, 120_000);
  for (const commenter of commenters) commenter.stopped = true;
  await Promise.all(work);

  expect(new Set(refused().map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 1']));
  const there = await commentsOf(topic, member);
  expect(commenters.flatMap(({ acknowledged }) => acknowledged).filter((text) => !there.includes(text))).toEqual([]);
  expect(new Set(there).size).toBe(there.length);
});

it('a start on a full disk says so in one sentence', async () => {
  await lyceum!.stop();
  fill();
  lyceum!.launch();
  expect(await lyceum!.endedWith()).toBe(1);
  expect(lyceum!.output.trim()).toBe(`The disk is full: at least 32 MB have to be free where DATA_DIR lies (${disk}).`);
  makeRoom();
  lyceum!.launch();
  await lyceum!.ready();
});

it('an API that ends by itself ends the start, which tells whoever watches that it has failed', async () => {
  lyceum!.endApi();
  expect(await lyceum!.endedWith()).not.toBe(0);
  expect(lyceum!.output).toContain('The API ended unexpectedly');
});
