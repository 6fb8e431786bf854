import type { TopicEvent } from '../topic.events.ts';
import type { Topic } from './topic-edit.decider.ts';

/** Staff renamed a tag, or removed it if `to` is null. */
export interface Retag {
  kind: 'retag';
  from: string;
  to: string | null;
}

/** The same tags in any order are no change. */
export const sameTags = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((tag) => b.includes(tag));

/** Replaces the tag where a topic has it. If the topic has the other one already, both become one. */
export function decideRetag({ from, to }: Retag, { topic_id, board_id, author_id, tags }: Topic): TopicEvent[] {
  if (!tags.includes(from) || from === to) return [];
  const after = tags.flatMap((tag) => (tag !== from ? [tag] : to === null ? [] : [to]));
  return [{ type: 'TopicTagged', data: { topic_id, board_id, author_id, tags: [...new Set(after)] } }];
}
