import type { community } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import { IntroductionJob } from '../../../apps/api/src/modules/community/introductions/introduction.job.ts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { makeBoard, makeHelpdesk, makePoll, makeTopic } from '../../support/content/boards.ts';
import { connect, disconnectAll, type Heard, listen } from '../../support/live.ts';
import type { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

/** Of a topic: told to whoever reads its board or the topic itself. */
const TOLD = [
  'answer-accepted',
  'comment-deleted',
  'comment-edited',
  'comment-posted',
  'post-liked',
  'topic-closed',
  'topic-deleted',
  'topic-edited',
  'topic-pinned',
];

let api: TestApi;
let admin: Persona;
let gold: number;
beforeAll(async () => {
  api = await startApi();
  admin = await api.member('adminna', 'admin');
  gold = (await admin.call('POST /api/v4/admin/levels', { body: { name: 'Goud' } })).body.data.id;
});
afterEach(disconnectAll);
afterAll(() => api.close());

describe('every live event reaches exactly those who may read what it is about (promise 30)', () => {
  const seen: { persona: string; channel: string; heard: Heard[] }[] = [];
  const personas = new Map<string, Persona>();
  /** A ticket of the author, on a helpdesk that guests may read (decisions 21). */
  let ticket: { id: number; board: number; post_id: number };
  const boards = new Map<number, { name: string; topic: { id: number; post_id: number } }>();
  /** One on each board, by the id of its topic. */
  const polls = new Map<number, { id: number; options: number[]; boardId: number }>();

  beforeAll(async () => {
    const make = async (name: string, role?: 'moderator' | 'admin', withLevel = false): Promise<Persona> => {
      const persona = await api.member(name, role);
      if (withLevel) {
        const params = { id: persona.id };
        await admin.call('POST /api/v4/admin/members/{id}/levels', {
          params,
          body: { level_id: gold, expires_at: null },
        });
      }
      return persona;
    };
    personas.set('guest', api.guest());
    for (const name of ['member', 'author', 'impersonated', 'banned']) personas.set(name, await make(`${name}-p`));
    personas.set('gold', await make('gold-p', undefined, true));
    personas.set('moderator', await make('moderator-p', 'moderator'));
    personas.set('gold moderator', await make('goldmod-p', 'moderator', true));
    personas.set('admin', await make('admin-p', 'admin'));
    const impersonator = await make('impersonator-p', 'admin');
    const target = personas.get('impersonated')!;
    await impersonator.call('POST /api/v4/admin/members/{id}/impersonate', { params: { id: target.id }, body: {} });
    await impersonator.csrfToken();
    impersonator.id = target.id;
    personas.set('impersonator', impersonator);
    const banned = { id: personas.get('banned')!.id };
    await admin.call('POST /api/v4/admin/members/{id}/ban', { params: banned, body: { reason: 'Test' } });
    const helpdesk = await makeHelpdesk(admin, 'Publieke hulp', 'guest');
    ticket = { ...(await makeTopic(personas.get('author')!, helpdesk, 'Ticket')), board: helpdesk };
    for (const readBy of ['guest', 'member', 'moderator', 'admin'] as const) {
      for (const levels of [[], [gold]]) {
        const name = `${readBy}${levels.length ? ' gold' : ''}`;
        const id = await makeBoard(admin, `Publiek ${name}`, readBy, 'member', levels);
        boards.set(id, { name, topic: await makeTopic(admin, id, `Onderwerp ${name}`) });
        const { topicId, ...poll } = await makePoll(admin, id, `Peiling ${name}`);
        polls.set(topicId, { ...poll, boardId: id });
      }
    }
  });

  /** By what HTTP says, in whose place the sockets must not say anything else. */
  async function allowed(persona: Persona): Promise<Set<string>> {
    const readable = async (who: Persona): Promise<number[]> =>
      ((await who.call('GET /api/v4/community/channels', { query: { per_page: 9999 } })).body.data as community.Board[])
        .filter(({ permissions }) => permissions.includes('READ'))
        .map(({ id }) => id as number)
        .filter((id) => boards.has(id));
    const names = (ids: number[], isPublic: boolean): string[] =>
      ids.flatMap((id) => [
        channels.board(id, isPublic),
        channels.topic(boards.get(id)!.topic.id, isPublic),
        ...[...polls].filter(([, poll]) => poll.boardId === id).map(([topicId]) => channels.topic(topicId, isPublic)),
      ]);
    const signedIn = (await persona.call('GET /api/v3/profile/me')).status === 200;
    const own = signedIn ? [...names(await readable(persona), false), channels.messages(persona.id)] : [];
    const onDesk = [channels.board(ticket.board, true), ...(signedIn ? [channels.board(ticket.board, false)] : [])];
    const { status } = await persona.call('GET /api/v3/topics/{id}', { params: { id: ticket.id } });
    if (status === 200) onDesk.push(channels.topic(ticket.id, false));
    if ((await persona.call('GET /api/v4/admin/settings')).status === 200) onDesk.push(channels.helpdesk(ticket.board));
    return new Set([...names(await readable(api.guest()), true), ...own, ...onDesk]);
  }

  it('ten personas hear what they may, and nothing else', async () => {
    const ids = [...personas.values()].map(({ id }) => id).filter(Boolean);
    const everything = [
      ...[...boards].flatMap(([id, { topic }]) =>
        [true, false].flatMap((isPublic) => [channels.board(id, isPublic), channels.topic(topic.id, isPublic)]),
      ),
      ...[...polls.keys()].flatMap((topicId) => [true, false].map((isPublic) => channels.topic(topicId, isPublic))),
      ...[true, false].flatMap((isPublic) => [
        channels.board(ticket.board, isPublic),
        channels.topic(ticket.id, isPublic),
      ]),
      channels.helpdesk(ticket.board),
      ...[...new Set(ids)].map((id) => channels.messages(id)),
    ];
    const pollOf = (channel: string) => [...polls].find(([topicId]) => channel.endsWith(`topic.${topicId}`))?.[1];
    expect(personas.size).toBe(10);
    const may = new Map<string, Set<string>>();
    for (const [name, persona] of personas) {
      const client = connect(persona);
      const joined = new Set<string>();
      for (const channel of everything) {
        const heard = await listen(client, channel).catch(() => null);
        if (!heard) continue;
        joined.add(channel);
        seen.push({ persona: name, channel, heard });
      }
      may.set(name, await allowed(persona));
      expect([name, [...joined].sort()]).toEqual([name, [...may.get(name)!].sort()]);
    }
    await happen();
    const publicly = await allowed(api.guest());
    const isSpokenPublicly = (channel: string): boolean =>
      publicly.has(channel.replace('private-', '')) && !publicly.has(channel);
    const expected = (channel: string): string[] => {
      const ofTicket = [...TOLD, 'ticket-status-changed'];
      if (channel === channels.messages(personas.get('author')!.id)) {
        return [...ofTicket, 'topic-posted', 'notification'];
      }
      // Of a new ticket.
      if (channel === channels.messages(personas.get('admin')!.id)) return ['notification'];
      if (channel === channels.helpdesk(ticket.board)) return [...ofTicket, 'topic-posted'];
      if (channel === channels.topic(ticket.id, false)) return ofTicket;
      // What happens to tickets is not told on the board, which everybody reads.
      if (channel.endsWith(`board.${ticket.board}`)) return [];
      // Where guests may read, everybody is told under the public name.
      if (channel.startsWith('private-messages') || isSpokenPublicly(channel)) return [];
      const poll = pollOf(channel);
      if (poll) return [`poll-${poll.id}-updated`];
      return channel.includes('board') ? [...TOLD, 'topic-posted'] : TOLD;
    };
    const namesOf = (heard: Heard[]): string[] => [...new Set(heard.map(({ name }) => name))].sort();
    await until('everything had been heard', () =>
      seen.every(({ channel, heard }) => namesOf(heard).length >= expected(channel).length),
    );
    for (const { persona, channel, heard } of seen) {
      expect([persona, channel, namesOf(heard)]).toEqual([persona, channel, expected(channel).sort()]);
    }
  });

  it('what concerns everybody, one member, or two boards at once reaches those', async () => {
    const [open, members] = ['guest', 'member'].map((name) => [...boards].find(([, board]) => board.name === name)![0]);
    const moved = await makeTopic(admin, open!, 'Verhuist');
    const others = [channels.community, channels.board(open!, true), channels.board(members!, false)];
    const own = [...new Set([...personas.values()].map(({ id }) => id).filter(Boolean))].map((id) =>
      channels.messages(id),
    );
    const heardBy: { name: string; persona: Persona; channel: string; heard: Heard[] }[] = [];
    for (const [name, persona] of personas) {
      const client = connect(persona);
      for (const channel of [...others, ...own]) {
        const heard = await listen(client, channel).catch(() => null);
        if (heard) heardBy.push({ name, persona, channel, heard });
      }
    }
    const rank = { params: { id: personas.get('member')!.id }, body: { level_id: gold, expires_at: null } };
    await admin.call('POST /api/v4/admin/members/{id}/levels', rank);
    await admin.call('PUT /api/v4/topics/{id}', { params: { id: moved.id }, body: { channel_id: members! } });
    await makeBoard(admin, 'Nieuw bord', 'admin', 'admin');
    await admin.call('PUT /api/v4/admin/settings', { body: { introduction_board_id: open! } });
    await api.app.get(IntroductionJob).invite(api.kernel.clock.now());
    await api.settled();
    const ALL = ['introduction-offered', 'rights-changed', 'boards-changed', 'settings-changed', 'topic-moved'];
    const namesOf = (heard: Heard[]): string[] => ALL.filter((name) => heard.some((each) => each.name === name));
    const isInvited = async (who: Persona): Promise<boolean> =>
      (await who.call('GET /api/v4/introduction')).body.data !== null;
    const expected = async (name: string, persona: Persona, channel: string): Promise<string[]> => {
      if (channel === channels.community) return ['boards-changed', 'settings-changed'];
      if (!channel.startsWith('private-messages')) return ['topic-moved'];
      expect([name, channel]).toEqual([name, channels.messages(persona.id)]);
      return [
        ...((await isInvited(persona)) ? ['introduction-offered'] : []),
        ...(persona.id === personas.get('member')!.id ? ['rights-changed'] : []),
      ];
    };
    for (const { name, persona, channel, heard } of heardBy) {
      const told = await expected(name, persona, channel);
      await until(`${name} had heard ${channel}`, () => namesOf(heard).length >= told.length);
    }
    // Again, now that whoever hears too much has had the time to.
    for (const { name, persona, channel, heard } of heardBy) {
      expect([name, channel, namesOf(heard)]).toEqual([name, channel, await expected(name, persona, channel)]);
    }
    const told = heardBy.flatMap(({ heard }) => namesOf(heard));
    expect(ALL.filter((name) => !told.includes(name))).toEqual([]);
  });

  /** Whatever can happen to a topic that is there. */
  async function everythingTo(topic: { id: number; post_id: number }, name: string, author = admin): Promise<void> {
    const params = { id: topic.id };
    const said = await admin.call('POST /api/v3/topics/{id}/comments', { params, body: { content: '<p>Ja</p>' } });
    const comment = { id: said.body.data.id as number };
    await admin.call('PUT /api/v4/posts/{id}/like', { params: { id: topic.post_id } });
    await admin.call('PUT /api/v4/comments/{id}', { params: comment, body: { content: '<p>Jawel</p>' } });
    await admin.call('PUT /api/v4/comments/{id}/accepted', { params: comment, body: { accepted: true } });
    await admin.call('DELETE /comments/{id}', { params: comment });
    await author.call('PUT /api/v4/topics/{id}', { params, body: { title: `Anders ${name}` } });
    await admin.call('PUT /api/v4/topics/{id}/sticky', { params, body: { sticky: true } });
    await admin.call('POST /api/v4/topics/{id}/close', { params });
    await admin.call('DELETE /conversations/{id}', { params });
  }

  /** Every event on every board, and a notification to one member. */
  async function happen(): Promise<void> {
    for (const [id, { topic, name }] of boards) {
      await makeTopic(admin, id, `Nieuw ${name}`);
      await everythingTo(topic, name);
    }
    await makeTopic(personas.get('author')!, ticket.board, 'Nog een ticket');
    const body = { ticket_status: 'hold' };
    await admin.call('PUT /api/v4/topics/{id}/ticket-status', { params: { id: ticket.id }, body });
    await everythingTo(ticket, 'ticket', personas.get('author'));
    for (const { id, options } of polls.values()) {
      await admin.call('POST /api/v4/polls/{id}/responses', {
        params: { id },
        body: { responses: [{ question_option_id: options[0]! }] },
      });
    }
    const [open] = [...boards.keys()];
    const mine = await makeTopic(personas.get('author')!, open!, 'Van mij');
    await admin.call('POST /api/v3/topics/{id}/comments', { params: { id: mine.id }, body: { content: '<p>Ja</p>' } });
  }
});
