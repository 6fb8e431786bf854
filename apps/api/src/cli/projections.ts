import { Kernel, type Projection, rebuildProjection, renumberEvents } from '@lyceum/kernel';
import { openContext } from './context.ts';
import { verified } from './verification.ts';

const USAGE = `Usage: npm run projections -- COMMAND [NAME…]
  list      names every projection
  verify    rebuilds projections beside the live ones and compares them table by table; exit code 1 when they differ
  rebuild   fills projections anew beside the live ones and swaps them; the application may run meanwhile
  renumber  gives the events of a dump that was restored into another cluster their places; nothing else may run`;

type Command = (kernel: Kernel, projections: readonly Projection[]) => Promise<boolean>;

const commands: Record<string, Command> = {
  async list(_, projections) {
    for (const { name, mode, tables } of projections)
      console.log(`${name.padEnd(26)} ${mode.padEnd(7)} ${tables.join(', ')}`);
    return true;
  },

  async verify(kernel, projections) {
    const verdicts = await verified(kernel, projections);
    const equal = verdicts.every((verdict) => verdict.equal);
    for (const { line } of verdicts) console.log(line);
    console.log(equal ? 'Rebuilt equals live.' : 'Rebuilt differs from live.');
    return equal;
  },

  async rebuild(kernel, projections) {
    for (const projection of projections) {
      const began = Date.now();
      await rebuildProjection(kernel.db, kernel.store, projection);
      console.log(`${projection.name.padEnd(26)} rebuilt in ${((Date.now() - began) / 1000).toFixed(1)} s`);
    }
    return true;
  },

  async renumber(kernel) {
    console.log(`${await renumberEvents(kernel.db)} events have new places.`);
    return true;
  },
};

function chosen(kernel: Kernel, names: readonly string[]): Projection[] {
  const unknown = names.filter((name) => !kernel.projections.some((projection) => projection.name === name));
  if (unknown.length) throw new Error(`There is no projection named ${unknown.join(', ')}`);
  return kernel.projections.filter(({ name }) => names.length === 0 || names.includes(name));
}

const [word = '', ...names] = process.argv.slice(2);
const command = commands[word];
if (!command) {
  console.error(USAGE);
  process.exit(2);
}
const context = await openContext();
const kernel = context.get(Kernel);
const done = await command(kernel, chosen(kernel, names));
await kernel.db.close();
process.exit(done ? 0 : 1);
