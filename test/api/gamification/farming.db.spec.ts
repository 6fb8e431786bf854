import { ScoreOffers } from '../../../apps/api/src/platform/scores/score-offers.ts';
import { makePoll, makeTopic } from '../../support/content/boards.ts';
import { courseOf, track } from '../../support/content/courses.ts';
import { makeEvent } from '../../support/content/events.ts';
import { makeGroup } from '../../support/content/groups.ts';
import { withdraw, vote } from '../../support/content/polls.ts';
import { makeQuiz, quizzesStand, taken } from '../../support/content/quizzes.ts';
import { publishScoring, worth } from '../../support/content/scores.ts';
import { admin, api, board } from '../../support/content/scores-stage.ts';
import { mailTo, tokenIn } from '../../support/mails.ts';
import { comment } from '../../support/content/topics.ts';
import type { Persona } from '../../support/persona.ts';

jest.setTimeout(240_000);

const REQUESTS = 100;
const about = (id: number) => ({ params: { id } });
async function repeat(act: (turn: number) => Promise<unknown>, times = REQUESTS): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await act(turn);
}
/** One after the other, each taken back before it is done again. */
const toggle = (act: () => Promise<unknown>, undo: () => Promise<unknown>) =>
  repeat((turn) => (turn % 2 === 0 ? act() : undo()));

/** Who farms, and by which hundred requests; each member farms one activity alone, with the help of another. */
type Farm = (farmer: Persona, helper: Persona) => Promise<unknown>;
/** Takes the like back the second time. */
const like = (who: Persona, id: number) => who.call('POST /likes/like', { body: { id } });
const accept = (who: Persona, id: number) =>
  who.call('PUT /api/v4/comments/{id}/accepted', { ...about(id), body: { accepted: true } });

const FARMS: Record<string, Farm> = {
  topic_posted: (farmer) => repeat((turn) => makeTopic(farmer, board, `Farmed ${turn}`)),
  async comment_posted(farmer, helper) {
    const { id } = await makeTopic(helper, board, 'Comments');
    await repeat(() => comment(farmer, id));
  },
  async like_given(farmer, helper) {
    const { post_id } = await makeTopic(helper, board, 'Likes');
    await repeat(() => like(farmer, post_id));
  },
  async like_received(farmer, helper) {
    const { post_id } = await makeTopic(farmer, board, 'Liked');
    await repeat(() => like(helper, post_id));
  },
  async answer_accepted(farmer, helper) {
    const { id } = await makeTopic(helper, board, 'Answers');
    const comments: number[] = [];
    await repeat(async () => comments.push((await comment(farmer, id)).body.data.id as number), 10);
    await repeat((turn) => accept(helper, comments[turn % comments.length]!));
  },
  async poll_answered(farmer, helper) {
    const poll = await makePoll(helper, board, 'Farmed?', { settings: { retry: '1' } });
    await repeat(async (turn) => {
      const { body } = await vote(farmer, poll.id, poll.options[turn % 2]!);
      for (const { response_id } of body.data.responses as { response_id: number }[])
        await withdraw(farmer, response_id);
    }, REQUESTS / 2);
  },
  follower_gained: (farmer, helper) =>
    toggle(
      () => helper.call('POST /api/v4/users/{id}/follow', about(farmer.id)),
      () => helper.call('DELETE /api/v4/users/{id}/follow', about(farmer.id)),
    ),
  async group_joined(farmer, helper) {
    const { id } = await makeGroup(helper);
    await toggle(
      () => farmer.call('PUT /api/v3/groups/{id}/join', about(id)),
      () => farmer.call('PUT /api/v3/groups/{id}/leave', about(id)),
    );
  },
  async event_joined(farmer) {
    const { id } = await makeEvent(admin);
    await toggle(
      () => farmer.call('PUT /api/v3/events/{id}/join', about(id)),
      () => farmer.call('PUT /api/v3/events/{id}/leave', about(id)),
    );
  },
  async quiz_passed(farmer) {
    const quiz = await makeQuiz(admin, { retry: true });
    await repeat(() => taken(farmer, quiz, [true, true]), REQUESTS / 4);
  },
  async lesson_completed(farmer) {
    const course = await courseOf(admin);
    const [lesson] = course.lessons;
    await toggle(
      () => track(farmer, course, lesson!),
      () => track(farmer, course, lesson!, 'incomplete'),
    );
  },
  async course_finished(farmer) {
    const course = await courseOf(admin, [{ name: 'Only' }]);
    await track(farmer, course, course.lessons[0]!);
    const finish = { params: { course: String(course.id) } };
    await repeat(() => farmer.call('POST /api/v4/e-learning/courses/{course}/finish', finish));
  },
  /** Counts for those whom an administrator added. */
  async profile_filled(farmer) {
    const email = 'farmer@invited.test';
    const { id } = (await admin.call('POST /api/v4/admin/members', { body: { email } })).body.data;
    farmer.id = id as number;
    const token = tokenIn(await mailTo(admin, email, 'You are invited'));
    farmer.cookies.clear();
    await farmer.csrfToken();
    await farmer.call('POST /api/v4/auth/invitation', { body: { token } });
    await farmer.csrfToken();
    await repeat((turn) =>
      farmer.call('PATCH /api/v4/users/me/account', { body: { firstname: `Farmer${turn}`, lastname: 'Farmer' } }),
    );
  },
};

const offered = () => [...api.app.get(ScoreOffers).deeds];
const pointsOf = async (member: Persona, activity: string) => {
  const { rows } = await api.kernel.db.pool.query<{ points: number }>(
    'select coalesce(sum(points), 0)::int as points from gamification.entry where member_id = $1 and kind = $2',
    [member.id, activity],
  );
  return rows[0]!.points;
};

describe('every scored activity', () => {
  beforeAll(async () => {
    quizzesStand(api, 'farm', () => ['take']);
    const rules = offered().map(([key, { proposed }]) => worth(key, proposed.points, proposed.most_per_day));
    expect((await publishScoring(admin, { rules })).status).toBe(200);
  });

  it('has a daily cap by default, and a farm in this test', () => {
    expect(offered().filter(([, { proposed }]) => !(proposed.most_per_day > 0))).toEqual([]);
    expect(Object.keys(FARMS).sort()).toEqual(
      offered()
        .map(([key]) => key)
        .sort(),
    );
  });

  /** What a hundred requests may bring: what is taken back and done again counts once, anything else up to its cap. */
  const MOST_TIMES: Record<string, number> = { topic_posted: 3, comment_posted: 10, answer_accepted: 1 };

  it.each(Object.keys(FARMS))('gives no more for a hundred requests than once or its cap: %s', async (activity) => {
    const { proposed } = api.app.get(ScoreOffers).deeds.get(activity)!;
    const [farmer, helper] = [await api.member(), await api.member()];
    await FARMS[activity]!(farmer, helper);
    await api.settled();
    const { rows } = await api.kernel.db.pool.query(
      'select 1 from gamification.deed where member_id = $1 and kind = $2',
      [farmer.id, activity],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(await pointsOf(farmer, activity)).toBeLessThanOrEqual(proposed.points * (MOST_TIMES[activity] ?? 1));
  });
});
