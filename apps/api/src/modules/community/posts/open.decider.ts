import { Refusal } from '@lyceum/kernel';
import { communityText } from '../community.texts.ts';

/**
 * Requires an open topic, for actions on the topic and on its comments.
 * @throws {Refusal} `conflict` if the topic is closed.
 */
export function mustBeOpen({ status }: { status: string }): void {
  if (status === 'closed') throw new Refusal('conflict', communityText('topic.closed'));
}
