import { Refusal } from '@lyceum/kernel';
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
const NOW = new Date('2026-11-20T12:00:00Z');
const LATER = '2026-11-21T12:00:00.000Z';
const SOONER = '2026-11-19T12:00:00.000Z';
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

describe('an edit of a topic', () => {
  const all = ['title', 'content', 'slug', 'board_id', 'meta_title'] as const;
  const edit = (changes: object, allowed: readonly (typeof all)[number][] = all, revision?: number): TopicCommand => ({
    kind: 'edit',
    changes,
    allowed,
    onWall: false,
    revision,
    now: NOW,
  });

  it('refuses a text that is too short, whatever the topic shows, unless it is sent unchanged (part 1 §5)', () => {
    const picture = { ...posted, data: { ...posted.data, post_type: 'image' as const, content: '' } };
    const short = (content: string) =>
      ({
        ...edit({ content: { content, excerpt: content } }),
        tooShort: Refusal.invalid('content', 'at least 5'),
      }) as TopicCommand;
    expect(() => given(topicDecider, [posted]).when(short('<p>Nee</p>'))).toThrow('at least 5');
    expect(() => given(topicDecider, [picture]).when(short('<p>Nee</p>'))).toThrow('at least 5');
    expect(given(topicDecider, [picture]).when(short(''))).toEqual([]);
  });

  it('changes what differs and is the sender’s to change; what is sent unchanged is nothing', () => {
    expect(given(topicDecider, [posted]).when(edit({ title: 'Tenmoku', slug: 'tenmoku' }, []))).toEqual([]);
    expect(() => given(topicDecider, [posted]).when(edit({ title: 'Shino' }, ['slug']))).toThrow(
      'can’t change the title',
    );
    const events = given(topicDecider, [posted]).when(edit({ title: 'Shino', slug: 'shino', board_id: 5 }));
    expect(events.map(({ type, data }) => [type, data.board_id])).toEqual([
      ['TopicMoved', 5],
      ['TopicEdited', 5],
      ['TopicDetailsChanged', 5],
    ]);
    expect(events[2]!.data).toMatchObject({ slug: 'shino', former_slug: 'tenmoku' });
  });

  it('from an older revision is a conflict; a pin or a closing in between is no revision', () => {
    const edited = given(topicDecider, [posted]).when(edit({ title: 'Shino' }));
    const pinned: TopicEvent = { type: 'TopicPinned', data: { topic_id: 3, board_id: 2 } };
    expect(() => given(topicDecider, [posted, ...edited]).when(edit({ title: 'Raku' }, all, 1))).toThrow(
      'Somebody else',
    );
    expect(given(topicDecider, [posted, pinned]).when(edit({ title: 'Raku' }, all, 1))).toHaveLength(1);
    expect(() => given(topicDecider, [posted, closed]).when(edit({ title: 'Raku' }))).toThrow('closed');
  });
});

describe('a topic that is moved onto a wall', () => {
  const picture = { id: 21, name: 'kom.jpg', filetype: 'image/jpeg', width: 640, height: 480, alt: null };
  const pictured = (content: string): TopicEvent =>
    ({ ...posted, data: { ...posted.data, post_type: 'image', attachments: [picture], content } }) as TopicEvent;
  const toWall = (changes: object): TopicCommand => ({
    kind: 'edit',
    changes,
    allowed: ['board_id', 'title', 'content'],
    onWall: (html) => html.length > 4,
    now: NOW,
  });

  it('brings a text along, which may come with the move; what hangs there already stays as it is', () => {
    const move = { board_id: 5 };
    expect(given(topicDecider, [pictured('Van onderen')]).when(toWall(move))).toHaveLength(1);
    expect(() => given(topicDecider, [pictured('')]).when(toWall(move))).toThrow('Add a text');
    const content = { content: 'Van onderen', excerpt: '' };
    expect(given(topicDecider, [pictured('')]).when(toWall({ ...move, content }))).toHaveLength(2);
    expect(given(topicDecider, [pictured('')]).when(toWall({ title: 'Zonder woorden' }))).toHaveLength(1);
  });
});

describe('a scheduled topic', () => {
  const scheduled = { ...posted, data: { ...posted.data, release_at: LATER, scheduled: true } } as TopicEvent;
  const release = (release_at: string): TopicCommand => ({ kind: 'release', release_at });
  const move = (release_at: string): TopicCommand => ({
    kind: 'edit',
    changes: { release_at },
    allowed: ['release_at'],
    onWall: false,
    now: NOW,
  });
  const released: TopicEvent = { type: 'TopicReleased', data: { topic_id: 3, board_id: 2, author_id: 7 } };

  it('comes out once, by the date that stands', () => {
    expect(given(topicDecider, [scheduled]).when(release(LATER))).toEqual([released]);
    expect(given(topicDecider, [scheduled]).when(release(SOONER))).toEqual([]);
    expect(given(topicDecider, [scheduled, released]).when(release(LATER))).toEqual([]);
    expect(given(topicDecider, [posted]).when(release(LATER))).toEqual([]);
  });

  it('comes out with an edit that brings its date forward to the past; one put off waits again', () => {
    const early = given(topicDecider, [scheduled]).when(move(SOONER));
    expect(early.map(({ type }) => type)).toEqual(['TopicRescheduled', 'TopicReleased']);
    const late = given(topicDecider, [posted]).when(move(LATER));
    expect(late).toMatchObject([{ type: 'TopicRescheduled', data: { scheduled: true, withdrawn: true } }]);
    expect(given(topicDecider, [posted, ...late]).when(release(LATER))).toEqual([released]);
    expect(given(topicDecider, [posted]).when(move(SOONER))).toMatchObject([{ data: { scheduled: false } }]);
  });
});

describe('a deleted topic', () => {
  const deleted: TopicEvent = { type: 'TopicDeleted', data: { topic_id: 3, board_id: 2 } };

  it('is missing for everything but coming back', () => {
    const commands: TopicCommand[] = [
      { kind: 'close' },
      { kind: 'delete' },
      { kind: 'pin', sticky: true },
      { kind: 'answer', comment_id: 4, answer_author_id: 8, accepted: true },
      { kind: 'edit', changes: { title: 'Shino' }, allowed: ['title'], onWall: false, now: NOW },
    ];
    for (const command of commands) {
      expect(() => given(topicDecider, [posted, deleted]).when(command)).toThrow('no such topic');
    }
    expect(given(topicDecider, [posted, deleted]).when({ kind: 'restore' })[0]?.type).toBe('TopicRestored');
    expect(given(topicDecider, [posted]).when({ kind: 'restore' })).toEqual([]);
  });
});

describe('the answer of a topic', () => {
  const answer = (comment_id: number, answer_author_id: number, accepted = true) =>
    ({ kind: 'answer', comment_id, answer_author_id, accepted }) as const;

  it('withdraws the one before in the same decision', () => {
    const first = given(topicDecider, [posted]).when(answer(4, 8));
    const second = given(topicDecider, [posted, ...first]).when(answer(5, 9));
    const place = { topic_id: posted.data.topic_id, board_id: posted.data.board_id };
    expect(second).toEqual([
      { type: 'AnswerWithdrawn', data: { ...place, comment_id: 4, answer_author_id: 8 } },
      { type: 'AnswerAccepted', data: { ...place, comment_id: 5, answer_author_id: 9 } },
    ]);
    expect(given(topicDecider, [posted, ...first, ...second]).when(answer(5, 9))).toEqual([]);
    expect(given(topicDecider, [posted, ...first, ...second]).when(answer(4, 8, false))).toEqual([]);
  });
});
