import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import {
  architectureViolations,
  plantedFolder,
  plantedViolations,
  type Violation,
} from '../../scripts/lib/architecture.mjs';

const root = join(plantedFolder, '..', '..', '..');
const { forbidden } = createRequire(__filename)(join(root, '.dependency-cruiser.cjs')) as {
  forbidden: { name: string }[];
};
const rules = [...forbidden.map(({ name }) => name), 'sql-names-own-schema'].sort();

/** The files of a plant that say of themselves that they are wrong; all others in it must pass. */
function culprits(rule: string): string[] {
  const folder = join(plantedFolder, rule);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'utf8').includes('// wrong: '))
    .map((file) => relative(folder, file))
    .sort();
}

/** What eslint says of a file with this text. */
function lint(file: string, input: string): { ruleId: string; message: string }[] {
  const eslint = [join(root, 'node_modules/eslint/bin/eslint.js'), '--stdin', '--stdin-filename', file, '-f', 'json'];
  const { stdout } = spawnSync(process.execPath, eslint, { cwd: root, input, encoding: 'utf8' });
  const [found] = JSON.parse(stdout) as [{ messages: { ruleId: string; message: string }[] }];
  return found.messages;
}

const sources = (found: Violation[]) => [...new Set(found.map(({ from }) => from))].sort();

// The tools that are started here take their time on a busy machine.
jest.setTimeout(60_000);

describe('the rules of the architecture', () => {
  let planted: Record<string, Violation[]>;

  beforeAll(async () => {
    planted = await plantedViolations();
  });

  it('each have a planted violation', () => {
    expect(readdirSync(plantedFolder).sort()).toEqual(rules);
  });

  it.each(rules)('find what is planted against %s, and nothing else', (rule) => {
    const found = planted[rule] ?? [];

    expect([...new Set(found.map((violation) => violation.rule))]).toEqual([rule]);
    expect(sources(found)).toEqual(culprits(rule));
  });

  it('let nothing in the server fetch an address (promise 36)', () => {
    const messages = lint(
      'apps/api/src/modules/community/preview.ts',
      "export const page = fetch('http://169.254.169.254/');\n",
    );
    expect(messages.map(({ ruleId }) => ruleId)).toContain('no-restricted-globals');
  });

  it('let a decider take nothing from the kernel but types and the refusal', () => {
    const source =
      "import { type Decider, Kernel, Refusal } from '@lyceum/kernel';\nexport type { Decider, Kernel, Refusal };\n";
    const file = 'apps/api/src/modules/community/planted.decider.ts';
    const messages = lint(file, source);

    expect(messages.map(({ ruleId }) => ruleId)).toContain('@typescript-eslint/no-restricted-imports');
    expect(messages.filter(({ message }) => /'(Refusal|Decider)' import/.test(message))).toEqual([]);
  });

  it('find nothing in the real tree', async () => {
    expect(await architectureViolations(root)).toEqual([]);
  });
});
