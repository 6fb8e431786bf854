import type { admin, community } from '@lyceum/contracts';
import { makeBoard, makePoll, makeTopic } from '../../support/content/boards.ts';
import type { Persona } from '../../support/persona.ts';
import type { DemoCommunity } from '../../support/servers/demo-community.ts';
import { demoAccount } from '../../support/servers/running.ts';
import { bmp, jpegWithPlace, wav } from '../../support/content/pictures.ts';
import { type Letters, makeLetters, makeReport } from './people/letters.ts';
import { until } from '../../support/until.ts';
import { send } from '../../support/content/uploads.ts';

/** What the screens show beside the demo community: its edges. */
export interface World {
  board: community.Board;
  /** Guests know of it and may not read it. */
  locked: community.Board;
  emptyBoard: admin.AdminBoard;
  /** For a level alone, with a picture, and a page that sells it. */
  pictured: { name: string; slug: string };
  open: community.Topic;
  closed: community.Topic;
  /** A title and a text without a place to break. */
  endless: { id: number; slug: string };
  /** The member's own, with an answer that they have not seen. */
  answered: { id: number; slug: string };
  /** By an administrator, and not out yet. */
  scheduled: { id: number; slug: string };
  /** Public, with several and new answers; the member has voted, and edits it. */
  poll: { slug: string };
  endedPoll: { slug: string };
  /** The member's: three pictures and a sound. */
  pictures: { slug: string };
  video: { slug: string };
  commentId: number;
  memberId: number;
  memberName: string;
  /** Held by the member. */
  levelId: number;
  /** A mail to the member. */
  mailId: number;
  letters: Letters;
  /** A reported comment, in the review queue. */
  reviewId: number;
}

const FAR = '01-01-2090 10:00';
const EDITED = '<p>Wie heeft er ervaring met celadon, en dan vooral <strong>op porselein</strong>?</p>';

export async function makeWorld(lyceum: DemoCommunity): Promise<World> {
  const [founder, moderator, member] = await Promise.all(
    (['admin', 'moderator', 'member'] as const).map((role) => lyceum.person(role)),
  );
  if (!founder || !moderator || !member) throw new Error('Somebody is missing.');
  const boards = (await member.call('GET /api/v4/community/channels')).body.data as community.Board[];
  const board = boards.find(({ slug }) => slug === 'glazes')!;
  const topics = (await member.call('GET /api/v3/topics', { query: { limit: 100 } })).body.data as community.Topic[];
  const emptyId = await makeBoard(founder, 'Nog niets gezegd');
  const emptyBoard = (await founder.call('GET /api/v4/admin/boards/{id}', { params: { id: emptyId } })).body.data;

  const endless = await makeTopic(member, board.id, 'Hittebestendigheidsproef'.repeat(4));
  const link = `https://example.test/${'onafgebroken'.repeat(12)}`;
  const content = `<p>${link}</p><pre><code>${'0123456789'.repeat(20)}</code></pre><h2>${'Kop'.repeat(40)}</h2>`;
  await member.call('POST /api/v3/topics/{id}/comments', { params: { id: endless.id }, body: { content } });
  const answered = await makeTopic(member, board.id, 'Wie heeft er ervaring met celadon?');
  const answer = await moderator.call('POST /api/v3/topics/{id}/comments', {
    params: { id: answered.id },
    body: { content: '<p>Ik, al <strong>jaren</strong>.</p>' },
  });
  await member.call('POST /api/v3/topics/{id}/comments', {
    params: { id: answered.id },
    body: { content: '<p>Dank je, dat helpt!</p>', in_reply_to: answer.body.data.id },
  });
  await member.call('PUT /api/v4/comments/{id}/accepted', {
    params: { id: answer.body.data.id },
    body: { accepted: true },
  });
  await member.call('PUT /conversations/{id}', { params: { id: answered.id }, body: { favorited: true } });
  const [open, toClose] = topics.filter(({ closed, comments_count }) => !closed && comments_count > 3);
  await moderator.call('POST /api/v4/topics/{id}/close', {
    params: { id: toClose!.id },
    body: { reason: 'Beantwoord' },
  });
  const level = await founder.call('POST /api/v4/admin/levels', {
    body: { name: 'Ovenmeesters', description: 'Stookt zelf' },
  });
  await founder.call('POST /api/v4/admin/members/{id}/levels', {
    params: { id: member.id },
    body: { level_id: level.body.data.id, reason: 'Betaald' },
  });
  await founder.call('POST /api/v4/auth/forgot-password', { body: { email: demoAccount('member') } });
  const mail = await until('the mail was written', async () => {
    const listed = await founder.call('GET /api/v4/admin/mails');
    const mails = listed.body.data as { id: number; subject: string }[];
    // Others may be written at any moment.
    return mails.find(({ subject }) => subject.startsWith('Choose a new password'));
  });
  await member.call('PUT /api/v4/topics/{id}', { params: { id: answered.id }, body: { content: EDITED } });
  const pictured = await makePictured(founder, level.body.data.id as number);
  const scheduled = await founder.call('POST /conversations', {
    body: { title: 'Pas volgend jaar', content: '<p>Nog even wachten.</p>', channel_id: board.id, release_date: FAR },
  });
  const polls = await makePolls(member, moderator, board.id);
  const media = await makeMedia(member, board.id);
  return {
    board,
    pictured,
    ...polls,
    ...media,
    scheduled: scheduled.body.data as { id: number; slug: string },
    locked: boards.find(({ slug }) => slug === 'kitchen-table')!,
    emptyBoard,
    open: open!,
    closed: toClose!,
    endless,
    answered,
    commentId: answer.body.data.id as number,
    memberId: member.id,
    levelId: level.body.data.id as number,
    mailId: mail.id,
    reviewId: await makeReport(founder, moderator, member, endless.id),
    letters: await makeLetters(founder, moderator, member),
    memberName: (await member.call('GET /api/v3/profile/me')).body.data.username as string,
  };
}

async function makePictured(founder: Persona, levelId: number): Promise<World['pictured']> {
  const image_uuid = (await send(founder, await jpegWithPlace(640, 480), 'oven.jpg')).body.data.uuid as string;
  const more = { image_uuid, show_level: true, salespage: 'https://example.org/ovenmeesters' };
  const id = await makeBoard(founder, 'Ovenkamer', 'member', 'member', [levelId], more);
  return (await founder.call('GET /api/v4/admin/boards/{id}', { params: { id } })).body.data as World['pictured'];
}

async function makeMedia(member: Persona, channel_id: number): Promise<Pick<World, 'pictures' | 'video'>> {
  const uuids: string[] = [];
  for (const [name, bytes] of [
    ['schaal.jpg', await jpegWithPlace(640, 480)],
    ['rand.jpg', await jpegWithPlace(480, 640)],
    ['oud.bmp', bmp(400, 300)],
    ['klank.wav', wav()],
  ] as const) {
    uuids.push((await send(member, bytes, name)).body.data.uuid as string);
  }
  const posted = async (fields: object) => {
    const { status, body } = await member.call('POST /conversations', { body: { content: '', channel_id, ...fields } });
    if (status !== 201) throw new Error(`Not posted: ${JSON.stringify(body)}`);
    return body.data as { slug: string };
  };
  const shown = { upload_uuids: uuids, upload_alts: ['Een schaal met een gele rand'] };
  return {
    pictures: await posted({ title: 'Drie uit één oven', post_type: 'image', ...shown }),
    video: await posted({ title: 'Zo draai ik', post_type: 'video', video_url: 'https://vimeo.com/76979871' }),
  };
}

async function makePolls(
  member: Persona,
  moderator: Persona,
  boardId: number,
): Promise<Pick<World, 'poll' | 'endedPoll'>> {
  const answers = ['Een', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes', 'Zeven'].map((word) => `${word} keer per jaar`);
  const settings = { poll_multiple_answers: '1', poll_public: '1', poll_allow_guest_answers: '1' } as const;
  const lively = await makePoll(member, boardId, 'Hoe vaak meng je glazuur?', { answers, settings });
  for (const voter of [member, moderator]) {
    const responses = lively.options.slice(0, 2).map((question_option_id) => ({ question_option_id }));
    await voter.call('POST /api/v4/polls/{id}/responses', { params: { id: lively.id }, body: { responses } });
  }
  const ended = await makePoll(member, boardId, 'Komen jullie dit weekend?', { answers: ['Ja', 'Nee'] });
  const past = { settings: { end_date: '2020-07-01 12:00:00' } };
  await member.call('PUT /api/v4/polls/{id}', { params: { id: ended.id }, body: past });
  const shown = async (id: number) =>
    (await member.call('GET /api/v3/topics/{id}', { params: { id: String(id) } })).body.data as { slug: string };
  return { poll: await shown(lively.topicId), endedPoll: await shown(ended.topicId) };
}
