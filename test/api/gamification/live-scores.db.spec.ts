import { channels } from '@lyceum/contracts/realtime';
import { makeTopic } from '../../support/content/boards.ts';
import { publishScoring, worth } from '../../support/content/scores.ts';
import { admin, api, board } from '../../support/content/scores-stage.ts';
import { comment } from '../../support/content/topics.ts';
import { connect, listen } from '../../support/live.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

beforeAll(async () => {
  await publishScoring(admin, { rules: [worth('comment_posted', 4), worth('like_given', 3)] });
});

/** The scores that a member's open screens are told. */
async function scoresOf(who: Persona): Promise<() => number[]> {
  const heard = await listen(connect(who), channels.score(who.id));
  return () => heard.filter(({ name }) => name === 'scoreEvent').map(({ data }) => data.karma as number);
}
const like = (who: Persona, id: number) => who.call('POST /likes/like', { body: { id } });

it('tells a member’s open screens alone of their score', async () => {
  const [writer, other] = [await api.member('luistert'), await api.member('afluisteraar')];
  const heard = await listen(connect(writer), channels.score(writer.id));
  await expect(listen(connect(other), channels.score(writer.id))).rejects.toBeDefined();
  const topic = await makeTopic(writer, board, 'Over geluid');
  await comment(writer, topic.id);
  const told = () => heard.filter(({ name }) => name === 'scoreEvent').at(-1)?.data;
  await until('it is told', () => Promise.resolve((told()?.karma as number) > 0));
  expect(told()).toMatchObject({ user_id: writer.id, level: 1, streak: 1, trophy_ids: expect.any(Array) });
});

it('tells nobody of the same deed of somebody else', async () => {
  const [writer, first, second] = [await api.member(), await api.member(), await api.member()];
  const { post_id } = await makeTopic(writer, board, 'Over hartjes');
  const [own, others] = [await scoresOf(first), await scoresOf(second)];
  await like(first, post_id);
  await until('whose like it is has heard', () => Promise.resolve(own().includes(3)));
  await like(second, post_id);
  await until('whose like it is has heard', () => Promise.resolve(others().includes(3)));
  await like(first, post_id);
  await until('whose like is taken back has heard', () => Promise.resolve(own().includes(0)));
  expect([own(), others()]).toEqual([[3, 0], [3]]);
});
