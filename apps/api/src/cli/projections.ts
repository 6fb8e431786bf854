import 'reflect-metadata';
import { tmpdir } from 'node:os';
import { NestFactory } from '@nestjs/core';
import { Kernel, verifyProjection } from '@lyceum/kernel';
import { AppModule } from '../app.module.ts';
import { readConfig } from '../config.ts';

const USAGE = `Usage: npm run projections -- verify [NAME…]
  verify   rebuilds projections beside the live ones and compares them table by table; exit code 1 when they differ`;

/** Compares every projection (or the named ones) with its rebuilt self and prints a figure per table. */
async function verify(kernel: Kernel, names: readonly string[]): Promise<boolean> {
  const unknown = names.filter((name) => !kernel.projections.some((projection) => projection.name === name));
  if (unknown.length) throw new Error(`There is no projection named ${unknown.join(', ')}`);
  let equal = true;
  for (const projection of kernel.projections) {
    if (names.length && !names.includes(projection.name)) continue;
    for (const { table, rows, onlyLive, onlyRebuilt } of await verifyProjection(kernel.db, kernel.store, projection)) {
      const same = onlyLive === 0 && onlyRebuilt === 0;
      equal &&= same;
      const verdict = same ? 'equal' : `DIFFERS: ${onlyLive} rows only live, ${onlyRebuilt} only rebuilt`;
      console.log(`${projection.name.padEnd(22)} ${table.padEnd(28)} ${String(rows).padStart(9)} rows  ${verdict}`);
    }
  }
  return equal;
}

const [command, ...names] = process.argv.slice(2);
if (command !== 'verify') {
  console.error(USAGE);
  process.exit(2);
}
const config = readConfig({ ...process.env, DATA_DIR: process.env.DATA_DIR ?? tmpdir(), LOG_LEVEL: 'error' });
const context = await NestFactory.createApplicationContext(AppModule.with(config), { logger: ['error', 'fatal'] });
const kernel = context.get(Kernel);
const equal = await verify(kernel, names);
await kernel.db.close();
console.log(equal ? 'Rebuilt equals live.' : 'Rebuilt differs from live.');
process.exit(equal ? 0 : 1);
