import type { Kernel, Position } from '@lyceum/kernel';
import { Committed, type JsonText } from '../../../platform/http/answers.ts';
import { directory } from '../../identity/index.ts';
import { feed } from '../feed/feed.projection.ts';
import { missing } from '../rights/facts.ts';

/** The projections that a topic or a comment is shown from. */
export const SHOWN = [feed, directory];

/**
 * Answers a command with what it was about, as the viewer sees it. What the command changed stands in the stream's own row
 * and is there at once; counts come from projections and are those of this moment. Only the card of a member who has just
 * registered may have to be waited for.
 *
 * @throws {Refusal} `missing` for what the viewer may not see
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
