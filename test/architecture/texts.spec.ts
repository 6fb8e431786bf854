import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CONSOLE, MEMBER_APP, type Source, sources, type TextsName } from './web-sources.ts';

type Namespaces = ReadonlySet<string>;
interface File {
  default: object;
}

const all = sources(MEMBER_APP);
const ENTRY = join(MEMBER_APP, 'main.tsx');

const keysOf = (texts: object, before = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]: [string, string | object]) =>
    typeof text === 'string' || Array.isArray(text) ? [before + name] : keysOf(text, `${before}${name}.`),
  );
/** As they stand in the code, where one key has the text for one and that for several. */
const singly = (key: string): string => key.replace(/_(one|other)$/, '');

/** The texts of all files of a name. */
async function filesNamed(name: string, app = MEMBER_APP): Promise<object[]> {
  const files = globSync(`**/texts/${name}`, { cwd: app });
  return Promise.all(files.map(async (file) => ((await import(join(app, file))) as File).default));
}

const keysIn = (texts: object[]): string[] => [...new Set(texts.flatMap((each) => keysOf(each)).map(singly))];
const usedIn = (keys: string[], { strings, templates }: Source): string[] =>
  keys.filter((key) => strings.has(key) || templates.some((template) => template.test(key)));

/** What comes along where texts are named by the constants of a folder. */
async function namespacesOf(names: TextsName[]): Promise<string[]> {
  const found = names.map(async ({ file, name }) => {
    const folder = (await import(file)) as Record<string, { en: () => Promise<File> }>;
    return Object.keys((await folder[name]!.en()).default);
  });
  return (await Promise.all(found)).flat();
}

/** Everything that comes with a file, because it or what it imports says so. */
function* comingWith(path: string, seen = new Set<string>()): Generator<Source> {
  const source = all.get(path);
  if (!source || seen.has(path)) return;
  seen.add(path);
  yield source;
  for (const imported of source.imports) yield* comingWith(imported, seen);
}

/** Of each file that is fetched: the namespaces that are there whoever has fetched it. */
async function fetchedWith(first: Namespaces): Promise<Map<string, Namespaces>> {
  const there = new Map([[ENTRY, first]]);
  const changed = [ENTRY];
  for (let root = changed.pop(); root; root = changed.pop()) {
    for (const { path, brings } of [...comingWith(root)].flatMap(({ fetches }) => fetches)) {
      const here = new Set([...there.get(root)!, ...(await namespacesOf(brings))]);
      const known = there.get(path);
      const sure = known ? new Set([...known].filter((namespace) => here.has(namespace))) : here;
      if (known?.size === sure.size) continue;
      there.set(path, sure);
      changed.push(path);
    }
  }
  return there;
}

describe('the texts of the member app', () => {
  let keys: string[];
  let first: Namespaces;

  beforeAll(async () => {
    const early = await filesNamed('first.en.ts');
    first = new Set(early.flatMap(Object.keys));
    keys = keysIn([...early, ...(await filesNamed('en.ts'))]);
  });

  it('are there where they are said: with the first screen, or with the part that says them', async () => {
    const missing = new Set<string>();
    for (const [root, there] of await fetchedWith(first)) {
      for (const source of comingWith(root)) {
        for (const key of usedIn(keys, source).filter((used) => !there.has(used.split('.')[0]!))) {
          missing.add(`${relative(MEMBER_APP, source.path)} says ${key} and comes with ${relative(MEMBER_APP, root)}`);
        }
      }
    }
    expect([...missing]).toEqual([]);
  });

  it('are all said somewhere', () => {
    const said = new Set([...all.values()].flatMap((source) => usedIn(keys, source)));
    expect(keys.length).toBeGreaterThan(400);
    expect(keys.filter((key) => !said.has(key))).toEqual([]);
  });

  it('come with the first screen where they are declared for it, and lie in files that say so', async () => {
    const declared = await namespacesOf([...all.values()].flatMap(({ declares }) => declares));
    expect(declared.sort()).toEqual([...first].sort());
  });
});

describe('the texts of the console', () => {
  const console = [...sources(CONSOLE).values()];
  // React-admin asks for these itself, by the names of resources and fields.
  const ASKED = /^resources\./;
  let keys: string[];
  beforeAll(async () => {
    keys = keysIn(await filesNamed('en.ts', CONSOLE));
  });

  it('are all said somewhere', () => {
    const said = new Set(console.flatMap((source) => usedIn(keys, source)));
    expect(keys.length).toBeGreaterThan(300);
    expect(keys.filter((key) => !said.has(key) && !ASKED.test(key))).toEqual([]);
  });

  it('are there where react-admin is handed their keys, which it takes as any string', () => {
    const namespaces = new Set(keys.map((key) => key.split('.')[0]!));
    const looksSo = (text: string) => /^\w+(\.\w+)+$/.test(text) && namespaces.has(text.split('.')[0]!);
    const handed = console.flatMap(({ strings }) => [...strings]).filter(looksSo);
    expect(handed.length).toBeGreaterThan(200);
    expect(handed.filter((text) => !keys.includes(text))).toEqual([]);
  });

  it('say of every list that is empty what it would hold', async () => {
    const names = globSync('*/index.ts', { cwd: CONSOLE })
      .map((file) => readFileSync(join(CONSOLE, file), 'utf8'))
      .filter((source) => /\n {2}list: .*List\.tsx/.test(source))
      .flatMap((source) => /\n {2}name: '([\w-]+)'/.exec(source)?.slice(1) ?? []);
    const [texts] = (await filesNamed('en.ts', CONSOLE)).filter((each) => 'list' in each) as [
      { list: { empty: Record<string, unknown> } },
    ];
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !(name in texts.list.empty))).toEqual([]);
  });
});

it.each([
  ['member app', MEMBER_APP],
  ['console', CONSOLE],
])('no text of the %s is empty: its key would be shown', async (_, app) => {
  const emptyIn = (texts: object, before = ''): string[] =>
    Object.entries(texts).flatMap(([name, text]: [string, string | object]) =>
      typeof text === 'object' ? emptyIn(text, `${before}${name}.`) : text === '' ? [before + name] : [],
    );
  const files = (
    await Promise.all(['en.ts', 'nl.ts', 'first.en.ts', 'first.nl.ts'].map((name) => filesNamed(name, app)))
  ).flat();
  expect(files.flatMap((texts) => emptyIn(texts))).toEqual([]);
});
