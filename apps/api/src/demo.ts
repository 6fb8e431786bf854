import { fork } from 'node:child_process';
import { join } from 'node:path';
import { type Queryable, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Text } from './platform/texts/texts.ts';

/** The stream that says how far the making of the demo community has come. */
export const DEMO_STREAM = 'demo';

/** Whether there is nothing to make: it is there, or something else is that nobody has asked to be replaced. */
export async function needsNoDemo(db: Queryable): Promise<boolean> {
  const row = await runOne<{ done: boolean; begun: boolean; events: boolean }>(
    db,
    sql`select exists (select from events.event where stream_id = ${DEMO_STREAM} and type = 'DemoSeeded') as done,
          exists (select from events.event where stream_id = ${DEMO_STREAM}) as begun,
          exists (select from events.event) as events`,
  );
  const { done, begun, events } = row!;
  return done || (events && !begun);
}

/** Has the demo community made by a process of its own (apps/api/demo); `tell` hears what it is busy with. */
export function makeDemo(tell: (what: Text) => void): Promise<void> {
  const child = fork(join(import.meta.dirname, 'demo', 'seed-process.js'), { execArgv: process.execArgv });
  child.on('message', (what) => tell(Text.read(what as Text)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`The demo community could not be made (${signal ?? `code ${code}`}).`));
    });
  });
}
