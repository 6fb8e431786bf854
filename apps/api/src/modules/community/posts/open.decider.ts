import { Refusal } from '@lyceum/kernel';
import { communityText } from '../community.texts.ts';

/** @throws {Refusal} `conflict` for whatever is asked of, or beneath, a closed topic */
export function mustBeOpen({ status }: { status: string }): void {
  if (status === 'closed') throw new Refusal('conflict', communityText('topic.closed'));
}
