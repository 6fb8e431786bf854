import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

jest.setTimeout(600_000);

const ROOT = join(__dirname, '..', '..', '..');
const API = join(ROOT, 'apps', 'api', 'dist');
const WEB = join(ROOT, 'apps', 'member-web', 'dist');

/** What `npm start` does before it starts anything. */
const build = () => execFileSync(process.execPath, [join(ROOT, 'scripts', 'build.mjs')], { encoding: 'utf8' });

beforeAll(build);

it('a build of which nothing is amiss is left alone', () => {
  expect(build()).toContain('api unchanged, member-web unchanged, admin-web unchanged');
});

it.each([
  ['a folder that has gone', 'api', () => rmSync(join(API, 'modules', 'community'), { recursive: true })],
  ['a file that was overwritten', 'api', () => writeFileSync(join(API, 'main.js'), 'garbage(')],
  ['assets that have gone', 'member-web', () => rmSync(join(WEB, 'assets'), { recursive: true })],
])('%s is noticed and built anew', (_, target, damage) => {
  damage();
  expect(build()).toContain(`${target} built`);
  expect(existsSync(join(API, 'modules', 'community', 'community.module.js'))).toBe(true);
  expect(readFileSync(join(API, 'main.js'), 'utf8')).not.toContain('garbage(');
  expect(existsSync(join(WEB, 'assets'))).toBe(true);
});
