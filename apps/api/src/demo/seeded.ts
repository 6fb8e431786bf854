import { type Queryable, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';

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
