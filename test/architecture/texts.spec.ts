import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { MEMBER_APP, type Source, sources, type TextsName } from './member-sources.ts';

type Namespaces = ReadonlySet<string>;
interface File {
  default: object;
}

const all = sources();
const ENTRY = join(MEMBER_APP, 'main.tsx');

const keysOf = (texts: object, before = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]: [string, string | object]) =>
    typeof text === 'string' ? [before + name] : keysOf(text, `${before}${name}.`),
  );
/** As they stand in the code, where one key has the text for one and that for several. */
const singly = (key: string): string => key.replace(/_(one|other)$/, '');

/** The English texts of all files of a name. */
async function filesNamed(name: string): Promise<object[]> {
  const files = globSync(`**/texts/${name}`, { cwd: MEMBER_APP });
  return Promise.all(files.map(async (file) => ((await import(join(MEMBER_APP, file))) as File).default));
}

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
  const usedIn = ({ strings, templates }: Source): string[] =>
    keys.filter((key) => strings.has(key) || templates.some((template) => template.test(key)));

  beforeAll(async () => {
    const early = await filesNamed('first.en.ts');
    first = new Set(early.flatMap(Object.keys));
    keys = [...new Set([...early, ...(await filesNamed('en.ts'))].flatMap((texts) => keysOf(texts)).map(singly))];
  });

  it('are there where they are said: with the first screen, or with the part that says them', async () => {
    const missing = new Set<string>();
    for (const [root, there] of await fetchedWith(first)) {
      for (const source of comingWith(root)) {
        for (const key of usedIn(source).filter((used) => !there.has(used.split('.')[0]!))) {
          missing.add(`${relative(MEMBER_APP, source.path)} says ${key} and comes with ${relative(MEMBER_APP, root)}`);
        }
      }
    }
    expect([...missing]).toEqual([]);
  });

  it('are all said somewhere', () => {
    const said = new Set([...all.values()].flatMap(usedIn));
    expect(keys.length).toBeGreaterThan(400);
    expect(keys.filter((key) => !said.has(key))).toEqual([]);
  });

  it('come with the first screen where they are declared for it, and lie in files that say so', async () => {
    const declared = await namespacesOf([...all.values()].flatMap(({ declares }) => declares));
    expect(declared.sort()).toEqual([...first].sort());
  });
});
