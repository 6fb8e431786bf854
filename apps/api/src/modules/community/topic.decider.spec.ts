import { given } from '@lyceum/kernel/testing';
import fc from 'fast-check';
import { topicDecider, type TopicCommand } from './topic.decider.ts';
import type { TopicEvent } from './topic.events.ts';

const posted: TopicEvent = {
  type: 'TopicPosted',
  data: {
    topic_id: 3,
    board_id: 2,
    post_id: 9,
    author_id: 7,
    title: 'Tenmoku',
    slug: 'tenmoku',
    content: '<p>Hoe dik?</p>',
    excerpt: 'Hoe dik?',
    post_type: 'text',
  },
};
const closed: TopicEvent = { type: 'TopicClosed', data: { topic_id: 3, board_id: 2 } };

describe('a topic', () => {
  it('is posted once', () => {
    expect(given(topicDecider).when({ kind: 'post', topic: posted.data as never })).toEqual([posted]);
    expect(() => given(topicDecider, [posted]).when({ kind: 'post', topic: posted.data as never })).toThrow('exists');
  });

  it('closes and opens; doing it again changes nothing', () => {
    expect(given(topicDecider, [posted]).when({ kind: 'close' })).toEqual([closed]);
    expect(given(topicDecider, [posted, closed]).when({ kind: 'close' })).toEqual([]);
    expect(given(topicDecider, [posted, closed]).when({ kind: 'reopen' })[0]?.type).toBe('TopicReopened');
    expect(given(topicDecider, [posted]).when({ kind: 'reopen' })).toEqual([]);
  });

  it('that was never posted cannot be closed', () => {
    expect(() => given(topicDecider).when({ kind: 'close' })).toThrow('no such topic');
  });

  it('alternates between closed and reopened, whatever is asked in whatever order', () => {
    const command = fc.constantFrom<TopicCommand>({ kind: 'close' }, { kind: 'reopen' });
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        const events: TopicEvent[] = [posted];
        for (const next of commands) events.push(...given(topicDecider, events).when(next));
        const changes = events.slice(1).map(({ type }) => type);
        changes.forEach((type, index) => expect(type).toBe(index % 2 ? 'TopicReopened' : 'TopicClosed'));
      }),
      { numRuns: 300 },
    );
  });
});
