import { type Operation, operations } from '@lyceum/contracts';
import { startApi, type TestApi } from '../../support/servers/api.ts';
import { injected } from '../../support/transport.ts';
import { makeBoard, makeHelpdesk, makePoll, makeTopic } from '../../support/content/boards.ts';
import { courseOf, releaseCourse, track } from '../../support/content/courses.ts';
import { acceptOrganising, makeEvent } from '../../support/content/events.ts';
import { openRoom } from '../../support/content/live-rooms.ts';
import { makeGroup, ownedWith } from '../../support/content/groups.ts';
import { sent, threadOf } from '../../support/content/letters.ts';
import { sendAgainIfBusy } from '../../support/operations/patience.ts';
import { PASSWORD, type Persona } from '../../support/persona.ts';
import { begun, makeQuiz, quizzesStand } from '../../support/content/quizzes.ts';
import { type About, type Outcome, outcomesOf, type PersonaName, PERSONAS, ROWS } from './permission-rows.ts';
import { bought, buys, checkoutIn, sold } from '../../support/content/shop.ts';

const NOWHERE = 999_999;
type Ask = (method: string, path: string, body?: object) => Promise<{ status: number }>;

let api: TestApi;
let admin: Persona;
let author: Persona;
let other: Persona;
let partner: Persona;
let third: Persona;
let boardId: number;
let levelId: number;
let helpdeskId: number;
const ask = new Map<PersonaName, Ask>();

beforeAll(async () => {
  api = await startApi({}, undefined, injected);
  admin = await api.member('adminna', 'admin');
  const level = await admin.call('POST /api/v4/admin/levels', { body: { name: 'Gold' } });
  levelId = level.body.data.id as number;
  boardId = await makeBoard(admin, 'Gold alone', 'member', 'member', [level.body.data.id]);
  helpdeskId = await makeHelpdesk(admin, 'Help with gold', 'member', [level.body.data.id]);
  const gold = async (name: string): Promise<Persona> => {
    const persona = await api.member(name);
    await admin.call('POST /api/v4/admin/members/{id}/levels', {
      params: { id: persona.id },
      body: { level_id: level.body.data.id, reason: 'For the matrix' },
    });
    return persona;
  };
  author = await gold('author');
  other = await gold('other');
  quizzesStand(api, 'matrix', (id) => (id === author.id ? ['author'] : id === other.id ? ['take'] : []));
  [partner, third] = [await api.member('partner'), await api.member('third')];
  const banned = await gold('banned');
  const impersonator = await api.member('acting', 'admin');
  const token = await other.call('POST /api/v4/tokens', {
    body: { name: 'Matrix', scopes: ['read', 'write'], current_password: PASSWORD },
  });
  await impersonator.call('POST /api/v4/admin/members/{id}/impersonate', {
    params: { id: author.id },
    body: { reason: 'To look' },
  });
  await admin.call('POST /api/v4/admin/members/{id}/ban', {
    params: { id: banned.id },
    body: { reason: 'For the matrix' },
  });

  const inBrowser: [PersonaName, Persona][] = [
    ['guest', api.guest()],
    ['wrong level', await api.member('plain')],
    ['other member', other],
    ['author', author],
    ['moderator', await api.member('modesty', 'moderator')],
    ['administrator', admin],
    ['impersonator', impersonator],
    ['banned', banned],
  ];
  for (const [name, persona] of inBrowser) {
    await persona.csrfToken();
    ask.set(name, (method, path, body) => persona.send(method, path, body));
  }
  const authorization = `Bearer ${token.body.data.token}`;
  ask.set('token', (method, path, body) => api.guest().send(method, path, body, { authorization }));
});
afterAll(() => api.close());

function outcomeOf(status: number): Outcome {
  if (status === 401) return 'login';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'gone';
  if (status === 419 || status >= 500) throw new Error(`Answered ${status}, which no question of rights does`);
  return 'yes';
}

/** Its id; of what stands within others also what their addresses call them. */
async function make(what: About): Promise<number | ({ id: number } & Record<string, number>)> {
  if (what.endsWith('course') || what === 'lesson' || what === 'certificate') return makeOfCourse(what);

  if (what.endsWith('purchase') || what === 'test checkout' || what === 'product') return makeOfShop(what);
  if (what === 'board') return boardId;
  if (what.startsWith('poll')) return makeOfPoll(what);
  if (what.endsWith('conversation') || what.endsWith('message')) return makeOfConversation(what);
  if (what.startsWith('quiz')) return makeOfQuiz(what);
  if (what === 'event') {
    const event = await makeEvent(admin, { status: 'secret', organiser_ids: [author.id] });
    await acceptOrganising(author, event);
    return event.id;
  }
  if (what.startsWith('live room')) {
    const { room, participant } = await openRoom(admin, author, { status: 'secret', organiser_ids: [author.id] });
    return what === 'live room' ? room : participant;
  }
  if (what === 'group') return ownedWith(admin, author, await makeGroup(admin, { status: 'secret' }));
  if (what === 'ticket') return (await makeTopic(author, helpdeskId, 'Voor de tabel')).id;
  const topic = await makeTopic(author, boardId, 'Voor de tabel');
  if (what === 'topic') return topic.id;
  if (what === 'opening post') return topic.post_id;
  if (what === 'deleted topic') {
    await author.call('DELETE /conversations/{id}', { params: { id: topic.id } });
    return topic.id;
  }
  const said = await author.call('POST /api/v3/topics/{id}/comments', {
    params: { id: topic.id },
    body: { content: '<p>Een reactie</p>' },
  });
  const id = said.body.data.id as number;
  if (what === 'deleted comment') await author.call('DELETE /comments/{id}', { params: { id } });
  return id;
}

async function makeOfShop(what: About): Promise<number | ({ id: number } & Record<string, number>)> {
  const { product } = await sold(admin);
  if (what === 'product') return product;
  if (what !== 'test checkout') {
    const id = await bought(author, product);
    if (what === 'cancelled purchase') {
      await author.call('POST /api/v4/commerce/purchases/{id}/cancel', { params: { id } });
    }
    return id;
  }
  const url = (await buys(author, product)).body.data.checkout_url as string;
  return { id: checkoutIn(url) as unknown as number };
}

async function makeOfCourse(what: About): Promise<number | ({ id: number } & Record<string, number>)> {
  const rights = { visibility: 'level' as const, availability: 'level' as const, level_ids: [levelId] };
  const more = { ...rights, author_ids: [author.id], certificate: true, certificate_send_option: 'manual' as const };
  const made = await courseOf(admin, [{ name: 'Een' }], more);
  const { id, module, lessons } = made;
  if (what === 'course') return id;
  if (what === 'planned course') return (await releaseCourse(admin, id, '2090-01-01 09:00:00')).id;
  const lesson = lessons[0]!.id;
  await admin.call('POST /api/v4/e-learning/courses/{course}/participants', {
    params: { course: String(id) },
    body: { user_ids: [partner.id] },
  });
  if (what === 'certificate') {
    await track(partner, made, lessons[0]!);
    await admin.call('POST /api/v4/e-learning/courses/{course}/certificates', {
      params: { course: String(id) },
      body: { user_id: partner.id },
    });
  }
  return { id: lesson, course: id, module, lesson, lesson_id: lesson, member_id: partner.id };
}

async function makeOfConversation(what: About): Promise<number> {
  const thread = await threadOf(author, what === 'group conversation' ? [partner, third] : [partner]);
  if (what.endsWith('conversation')) return thread;
  const id = await sent(what === 'message' ? author : partner, thread, '<p>Onder ons</p>');
  await api.settled();
  return id;
}

async function makeOfQuiz(what: About): Promise<number> {
  const { id, questions } = await makeQuiz(admin);
  if (what === 'quiz') return id;
  return what === 'quiz question' ? questions[0]!.id : (await begun(other, id)).id;
}

async function makeOfPoll(what: About): Promise<number> {
  const settings = { poll_allow_guest_answers: '1', poll_public: '1', retry: '1' } as const;
  const { id, options } = await makePoll(author, boardId, 'Voor de tabel', {
    settings,
    answers: ['Ja', 'Nee', 'Misschien'],
  });
  if (what === 'poll') return id;
  if (what === 'poll option') return options[0]!;
  const voted = await author.call('POST /api/v4/polls/{id}/responses', {
    params: { id },
    body: { responses: [{ question_option_id: options[0]! }] },
  });
  return voted.body.data.responses[0].response_id as number;
}

const everyOperation = Object.entries(operations) as [keyof typeof ROWS, Operation][];
const asked = everyOperation.filter(([name]) => !ROWS[name]?.endsSession);

/** Somebody who gets past the question of rights finds nothing at an id that leads nowhere: that is a yes. */
const pastRights = (outcome: Outcome, isReal: boolean): Outcome => (outcome === 'gone' && !isReal ? 'yes' : outcome);

describe('the permission matrix (promise 28)', () => {
  it('has a row for every operation, and for nothing else', () => {
    expect(Object.keys(ROWS).sort()).toEqual(Object.keys(operations).sort());
  });

  it.each(asked)('%s', async (name, operation) => {
    const row = ROWS[name];
    const answers: [PersonaName, Outcome][] = [];
    for (const persona of PERSONAS) {
      const made = row.about ? await make(row.about) : NOWHERE;
      const { id, ...parts } = typeof made === 'number' ? { id: made } : made;
      const named = parts as Record<string, number | undefined>;
      const path = operation.path
        .replace('{kind}', 'topic')
        .replace('{user_id}', String(author.id))
        .replace(/\{(\w+)\}/g, (_, part: string) => String(named[part] ?? id));
      const needsBody = operation.method !== 'GET' && operation.method !== 'DELETE';
      const body = row.body?.(id) ?? (needsBody ? {} : undefined);
      const { status } = await sendAgainIfBusy(operation, () => ask.get(persona)!(operation.method, path, body));
      answers.push([persona, pastRights(outcomeOf(status), row.about !== undefined)]);
    }
    expect(answers).toEqual(PERSONAS.map((persona, index) => [persona, outcomesOf(row.who)[index]]));
  });
});
