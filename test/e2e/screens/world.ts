import type { admin, community } from '@lyceum/contracts';
import { makeBoard, makeTopic } from '../../support/boards.ts';
import type { Lyceum } from '../../support/running.ts';

/** What the screens show beside the demo community: its edges. */
export interface World {
  board: community.Board;
  /** Guests know of it and may not read it. */
  locked: community.Board;
  emptyBoard: admin.AdminBoard;
  open: community.Topic;
  closed: community.Topic;
  /** A title and a text without a place to break. */
  endless: { id: number; slug: string };
  /** The member's own, with an answer that they have not seen. */
  answered: { id: number; slug: string };
  commentId: number;
  memberId: number;
  memberName: string;
}

export async function makeWorld(lyceum: Lyceum): Promise<World> {
  const [founder, moderator, member] = await Promise.all(
    (['admin', 'moderator', 'member'] as const).map((role) => lyceum.person(role)),
  );
  if (!founder || !moderator || !member) throw new Error('Somebody is missing.');
  const boards = (await member.call('GET /api/v4/community/channels')).body.data as community.Board[];
  const board = boards.find(({ slug }) => slug === 'glazuur')!;
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
  const [open, toClose] = topics.filter(({ closed, comments_count }) => !closed && comments_count > 3);
  await moderator.call('POST /api/v4/topics/{id}/close', {
    params: { id: toClose!.id },
    body: { reason: 'Beantwoord' },
  });
  return {
    board,
    locked: boards.find(({ slug }) => slug === 'keukentafel')!,
    emptyBoard,
    open: open!,
    closed: toClose!,
    endless,
    answered,
    commentId: answer.body.data.id as number,
    memberId: member.id,
    memberName: (await member.call('GET /api/v3/profile/me')).body.data.username as string,
  };
}
