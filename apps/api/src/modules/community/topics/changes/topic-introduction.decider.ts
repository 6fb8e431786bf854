import { Refusal } from '@lyceum/kernel';
import type { Topic } from './topic-edit.decider.ts';
import type { TopicEvent } from '../topic.events.ts';
import { communityText } from '../../community.texts.ts';

type Given = Extract<TopicEvent, { type: 'TopicIntroduced' }>['data'];

/** A member's answer to the offered introduction: they publish it, or decline it for good. */
export type Introduction =
  | { kind: 'introduce'; text: Pick<Given, 'title' | 'slug' | 'content' | 'excerpt' | 'rules_version'> }
  | { kind: 'dismiss' };

/**
 * An introduction topic starts invisible (part 1 §4). It becomes an ordinary topic, or is declined for good.
 * @throws {Refusal} `conflict` if it is published, `missing` if it is declined.
 */
export function decideIntroduction(command: Introduction, state: Topic): TopicEvent[] {
  if (state.status !== 'invisible') throw new Refusal('conflict', communityText('introduction.given'));
  const { topic_id, post_id, board_id, author_id } = state;
  const data = { topic_id, board_id, author_id };
  if (command.kind === 'dismiss') return state.deleted ? [] : [{ type: 'IntroductionDismissed', data }];
  if (state.deleted) throw new Refusal('missing', communityText('introduction.missing'));
  return [{ type: 'TopicIntroduced', data: { ...data, post_id, ...command.text } }];
}
