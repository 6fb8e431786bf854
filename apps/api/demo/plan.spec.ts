import { boards, members } from './content/index.ts';
import { planDemo } from './plan.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const RANK = { guest: 0, member: 1, moderator: 2, admin: 3 };
const plan = planDemo(NOW);

describe('the demo community', () => {
  it('has 13 boards, 60 members, 400 topics and 3,000 comments', () => {
    const comments = plan.reduce((sum, topic) => sum + topic.comments.length, 0);
    expect([boards.length, members.length, plan.length, comments]).toEqual([13, 60, 400, 3000]);
  });

  it('is the same every time', () => {
    expect(planDemo(NOW)).toEqual(plan);
  });

  it('spans years, and nobody says anything before it was asked or in the future', () => {
    expect(NOW.getTime() - plan[0]!.at.getTime()).toBeGreaterThan(3 * 365 * 24 * 60 * 60 * 1000);
    for (const topic of plan) {
      let before = topic.at.getTime();
      for (const { at } of topic.comments) {
        expect(at.getTime()).toBeGreaterThanOrEqual(before);
        before = at.getTime();
      }
      expect(before).toBeLessThanOrEqual(NOW.getTime());
    }
  });

  it('lets nobody write where they may not', () => {
    for (const { board, author, comments } of plan) {
      expect(RANK[author.role]).toBeGreaterThanOrEqual(RANK[board.writeBy]);
      for (const comment of comments) expect(RANK[comment.author.role]).toBeGreaterThanOrEqual(RANK[board.readBy]);
    }
  });

  it('repeats no comment under a topic', () => {
    for (const { comments } of plan) expect(new Set(comments.map(({ html }) => html)).size).toBe(comments.length);
  });
});
