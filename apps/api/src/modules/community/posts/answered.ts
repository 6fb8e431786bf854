import type { Kernel, Position } from '@lyceum/kernel';
import { Committed, type JsonText } from '../../../platform/http/answers.ts';
import { directory } from '../../identity/index.ts';
import { feed } from '../feed/feed.projection.ts';
import { missing } from '../rights/facts.ts';

/** The projections behind the JSON of a topic or comment. */
export const SHOWN = [feed, directory];

/**
 * Answers a command with its topic or comment, as the viewer sees it. The stream's own row already holds the change.
 * Counts come from projections and are the current ones. If `show` finds no row, this waits for the projections,
 * because the card of a new member may not exist yet.
 * @throws {Refusal} `missing` if the viewer may not see it.
 */
export async function answered(
  kernel: Kernel,
  position: Position | null,
  what: 'topic' | 'comment',
  show: () => Promise<JsonText | null>,
): Promise<Committed<JsonText>> {
  let shown = await show();
  if (!shown) {
    await kernel.shown(SHOWN, position);
    shown = await show();
  }
  if (!shown) throw missing(what);
  return new Committed(position, shown);
}
