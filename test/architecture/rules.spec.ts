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
const rules = [...new Set(forbidden.map(({ name }) => name)), 'sql-names-own-schema'].sort();

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

interface Finding {
  ruleId: string;
  message: string;
  line: number;
}

const EVENT_FIELDS = [
  'z.string().default("")',
  'z.int().prefault(1)',
  'z.string().nullable().catch(null)',
  'z.string().optional()',
];

/** Each in the place of a file that is there. */
const WRONG_TEXTS = {
  fetching: {
    file: 'apps/api/src/modules/community/topics/reading/topic.queries.ts',
    text: "export const page = fetch('http://169.254.169.254/');\n",
  },
  deciding: {
    file: 'apps/api/src/modules/community/topics/topic.decider.ts',
    text: "import { type Decider, Kernel, Refusal } from '@lyceum/kernel';\nexport type { Decider, Kernel, Refusal };\n",
  },
  filling: {
    file: 'apps/api/src/modules/community/topics/topic.events.ts',
    text: `import { z } from 'zod';\nexport const planted = [\n${EVENT_FIELDS.join(',\n')},\n];\n`,
  },
  leaving: {
    file: 'apps/api/src/modules/community/topics/reading/topic.queries.ts',
    text: 'const late = async () => undefined;\nlate();\nvoid late();\nlate().catch(() => undefined);\n',
  },
};

function lintAll(): Record<keyof typeof WRONG_TEXTS, Finding[]> {
  const input = JSON.stringify(Object.values(WRONG_TEXTS));
  const script = join(root, 'test/architecture/lint-texts.mjs');
  const { stdout } = spawnSync(process.execPath, [script], { cwd: root, input, encoding: 'utf8' });
  const found = JSON.parse(stdout) as Finding[][];
  const names = Object.keys(WRONG_TEXTS) as (keyof typeof WRONG_TEXTS)[];
  return Object.fromEntries(names.map((name, index) => [name, found[index]!])) as ReturnType<typeof lintAll>;
}

const sources = (found: Violation[]) => [...new Set(found.map(({ from }) => from))].sort();

// The tools that are started here take their time on a busy machine.
jest.setTimeout(180_000);

describe('the rules of the architecture', () => {
  let planted: Record<string, Violation[]>;
  let linted: ReturnType<typeof lintAll>;

  beforeAll(async () => {
    linted = lintAll();
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
    expect(linted.fetching.map(({ ruleId }) => ruleId)).toContain('no-restricted-globals');
  });

  it('let a decider take nothing from the kernel but types and the refusal', () => {
    expect(linted.deciding.map(({ ruleId }) => ruleId)).toContain('@typescript-eslint/no-restricted-imports');
    expect(linted.deciding.filter(({ message }) => /'(Refusal|Decider)' import/.test(message))).toEqual([]);
  });

  it('let no event have a field that a schema would fill in', () => {
    expect(linted.filling.map(({ ruleId, line }) => [ruleId, line])).toEqual(
      [3, 4, 5].map((line) => ['no-restricted-syntax', line]),
    );
  });

  it('let nobody on the server start what may fail and go on without it', () => {
    expect(linted.leaving.map(({ ruleId }) => ruleId)).toEqual(
      Array(2).fill('@typescript-eslint/no-floating-promises'),
    );
  });

  it('find nothing in the real tree', async () => {
    expect(await architectureViolations()).toEqual([]);
  });
});
