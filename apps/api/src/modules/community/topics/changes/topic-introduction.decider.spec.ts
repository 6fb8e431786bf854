import { given } from '@lyceum/kernel/testing';
import { topicDecider, type TopicCommand } from '../topic.decider.ts';
import type { TopicEvent } from '../topic.events.ts';

const place = { topic_id: 3, board_id: 2 };
const offered: TopicEvent = {
  type: 'TopicPosted',
  data: {
    ...{ ...place, post_id: 9, author_id: 7, title: '', slug: 'introduction~3', content: '', excerpt: '' },
    ...{ post_type: 'introduce', invisible: true },
  },
};
const text = { title: 'Hallo', slug: 'hallo', content: '<p>Ik draai.</p>', excerpt: 'Ik draai.' };
const introduce: TopicCommand = { kind: 'introduce', text };
const dismiss: TopicCommand = { kind: 'dismiss' };
const introduced: TopicEvent = { type: 'TopicIntroduced', data: { ...place, post_id: 9, author_id: 7, ...text } };
const dismissed: TopicEvent = { type: 'IntroductionDismissed', data: { ...place, author_id: 7 } };

describe('an introduction (part 1 §4)', () => {
  it('is given once, and from then on a topic like others', () => {
    expect(given(topicDecider, [offered]).when(introduce)).toEqual([introduced]);
    expect(() => given(topicDecider, [offered, introduced]).when(introduce)).toThrow('already');
    expect(given(topicDecider, [offered, introduced]).when({ kind: 'close' })[0]?.type).toBe('TopicClosed');
  });

  it('is turned down for good', () => {
    expect(given(topicDecider, [offered]).when(dismiss)).toEqual([dismissed]);
    expect(given(topicDecider, [offered, dismissed]).when(dismiss)).toEqual([]);
    expect(() => given(topicDecider, [offered, dismissed]).when(introduce)).toThrow('asked to introduce');
    expect(() => given(topicDecider, [offered, introduced]).when(dismiss)).toThrow('already');
  });

  it('takes nothing else before it is given, and nothing at all once it was turned down', () => {
    const others: TopicCommand[] = [
      { kind: 'close' },
      { kind: 'delete' },
      { kind: 'restore' },
      { kind: 'pin', sticky: true },
      { kind: 'edit', changes: { title: 'Nee' }, allowed: ['title'], onWall: false, now: new Date() },
    ];
    for (const command of others) {
      expect(() => given(topicDecider, [offered]).when(command)).toThrow('no such topic');
      expect(() => given(topicDecider, [offered, dismissed]).when(command)).toThrow('no such topic');
    }
  });
});
