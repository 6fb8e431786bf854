import { Refusal } from '@lyceum/kernel';
import type { Topic } from './topic-edit.decider.ts';
import type { TopicEvent } from '../topic.events.ts';
import { communityText } from '../../community.texts.ts';

type Given = Extract<TopicEvent, { type: 'TopicIntroduced' }>['data'];

/** What a member makes of the introduction that was offered to them: gives it, or never wants to be asked again. */
export type Introduction =
  | { kind: 'introduce'; text: Pick<Given, 'title' | 'slug' | 'content' | 'excerpt' | 'rules_version'> }
  | { kind: 'dismiss' };

/** An introduction topic begins invisible (part 1 §4), and becomes a topic like others or goes for good. */
export function decideIntroduction(command: Introduction, state: Topic): TopicEvent[] {
  if (state.status !== 'invisible') throw new Refusal('conflict', communityText('introduction.given'));
  const { topic_id, post_id, board_id, author_id } = state;
  const data = { topic_id, board_id, author_id };
  if (command.kind === 'dismiss') return state.deleted ? [] : [{ type: 'IntroductionDismissed', data }];
  if (state.deleted) throw new Refusal('missing', communityText('introduction.missing'));
  return [{ type: 'TopicIntroduced', data: { ...data, post_id, ...command.text } }];
}
