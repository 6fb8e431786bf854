import { bought, sold } from '../content/shop.ts';
import type { TestApi } from '../servers/api.ts';
import { makeBoard, makeHelpdesk, makePoll, makeTopic } from '../content/boards.ts';
import type { Known } from './from-schema.ts';
import { courseOf, track } from '../content/courses.ts';
import { acceptOrganising, makeEvent } from '../content/events.ts';
import { openRoom } from '../content/live-rooms.ts';
import { letIntoGroup, makeGroup } from '../content/groups.ts';
import { sent, threadOf } from '../content/letters.ts';
import { type Answer, PASSWORD, Persona } from '../persona.ts';
import { bmp } from '../content/pictures.ts';
import { begun, makeQuiz, QUESTIONS } from '../content/quizzes.ts';
import { send } from '../content/uploads.ts';

/** What exists, and what addresses may call it. */
export interface Scene extends Known {
  named: Record<string, readonly number[]>;
  words: readonly string[];
}

function idOf({ status, body }: Answer<{ data?: { id: number } }>): number {
  if (!body.data) throw new Error(`Nothing was made: ${status} ${JSON.stringify(body)}`);
  return body.data.id;
}

async function commentOn(topic: number, who: Persona): Promise<{ id: number; post_id: number }> {
  const body = { content: '<p>Comment</p>' };
  return (await who.call('POST /api/v3/topics/{id}/comments', { params: { id: topic }, body })).body.data;
}

async function pollBy(author: Persona, board: number, voter: Persona) {
  const answers = ['One', 'Two', 'Three'];
  const settings = { poll_public: true, poll_allow_guest_answers: true };
  const poll = await makePoll(author, board, `Asked by ${author.username}`, { answers, settings });
  const body = { responses: [{ question_option_id: poll.options[0]! }] };
  await voter.call('POST /api/v4/polls/{id}/responses', { params: { id: poll.id }, body });
  return poll;
}

/** A conversation of two and one of three, what was said in them, and what was reported. */
async function lettersOf(api: TestApi, admin: Persona, member: Persona) {
  const third = await api.member(`t${member.username}`.slice(0, 30));
  const threads = [await threadOf(admin, [member]), await threadOf(third, [admin, member])];
  const messages: number[] = [];
  for (const thread of threads)
    for (const who of [admin, member]) messages.push(await sent(who, thread, '<p>Letter</p>'));
  const rude = await sent(third, threads[1]!, '<p>Rude</p>');
  await api.settled();
  await member.call('POST /api/v4/inbox/messages/{id}/report', { params: { id: rude }, body: { reason: 'Rude' } });
  const reports = (await admin.call('GET /api/v4/admin/message-reports')).body.data as { id: number }[];
  return { threads, messages: [...messages, rude], reports: reports.map(({ id }) => id) };
}

/** The administrator reported a comment of the member. */
async function reviewItemsOf(admin: Persona, comment: number): Promise<number[]> {
  await admin.call('POST /api/v4/reports', { body: { kind: 'comment', id: comment, reason: 'spam' } });
  const items = (await admin.call('GET /api/v4/admin/review-items')).body.data as { id: number }[];
  return items.map(({ id }) => id);
}

/** The member was warned, and staff noted something about them. */
async function sanctionsOf(admin: Persona, { id }: Persona): Promise<{ decisions: number[]; notes: number[] }> {
  const about = { params: { id } };
  const warned = await admin.call('POST /api/v4/admin/members/{id}/warnings', { ...about, body: { reason: 'Rude' } });
  const noted = await admin.call('POST /api/v4/admin/members/{id}/notes', { ...about, body: { text: 'Rude' } });
  const idsOf = ({ body }: { body: { data: { id: number }[] } }) => body.data.map((each) => each.id);
  return { decisions: idsOf(warned), notes: idsOf(noted) };
}

/** Two events, of which one is the member's to organise and to come to, and what belongs to them. */
async function eventsOf(admin: Persona, member: Persona) {
  const category = idOf(
    await admin.call('POST /api/v4/admin/event-categories', {
      body: { name: `Kind ${member.username}`, color: '#0F6B5C' },
    }),
  );
  const mine = await makeEvent(admin, { title: 'Organised', organiser_ids: [member.id], category_id: category });
  await acceptOrganising(member, mine);
  const { id } = await makeEvent(admin, { title: 'Invited', status: 'private' });
  const invited = await admin.call('POST /api/v4/events/{id}/invitations', {
    params: { id },
    body: { user_ids: [member.id] },
  });
  for (const who of [admin, member]) await who.call('PUT /api/v3/events/{id}/join', { params: { id: mine.id } });
  await member.call('POST /api/v3/events/{id}/reminders', {
    params: { id: mine.id },
    body: { reminders: [{ duration: 1, unit: 'hours' }] },
  });
  const invitations = (invited.body.data as { id: number }[]).map((each) => each.id);
  return { events: [mine.id, id], categories: [category], invitations, slug: mine.slug };
}

/** Two groups, of which one is the member's to look after, and what belongs to them. */
async function groupsOf(api: TestApi, admin: Persona, member: Persona) {
  const mine = await makeGroup(member, { name: `Own ${member.username}` });
  const other = await makeGroup(admin, { name: `Other ${member.username}`, status: 'private' });
  await letIntoGroup(member, admin, mine);
  const invited = await admin.call('POST /api/v4/groups/{id}/invitations', {
    params: { id: other.id },
    body: { user_ids: [member.id] },
  });
  const asking = await api.member(`vraagt-${member.username}`.slice(0, 30));
  await asking.call('PUT /api/v3/groups/{id}/join', { params: { id: other.id } });
  const upload_uuids = [(await send(member, bmp())).body.data.uuid as string];
  const params = { id: mine.id };
  const filled = await member.call('POST /api/v4/groups/{id}/files', { params, body: { upload_uuids } });
  const files = (filled.body.data.uploads as { id: number }[]).map(({ id }) => id);
  const invitations = (invited.body.data as { id: number }[]).map(({ id }) => id);
  return { groups: [mine.id, other.id], asking: [asking.id], files, invitations, slug: mine.slug };
}

/** A quiz with an attempt that the administrator has begun. */
async function quizOf(admin: Persona, member: Persona) {
  const { id, questions } = await makeQuiz(admin, {}, QUESTIONS, `Quiz of ${member.username}`);
  const attempt = await begun(admin, id);
  const options = questions.flatMap(({ question_options }) => question_options.map((option) => option.id));
  return { quizzes: [id], questions: questions.map((question) => question.id), attempts: [attempt.id], options };
}

/** One that the administrator holds, of a course that the member writes. */
async function shopOf(admin: Persona, member: Persona) {
  const { product } = await sold(admin);
  const other = await sold(admin);
  return { products: [product, other.product], purchases: [await bought(member, product)] };
}

async function certificateOf(admin: Persona, member: Persona) {
  const more = { author_ids: [member.id], certificate: true, certificate_send_option: 'manual' as const };
  const made = await courseOf(admin, [{ name: 'Alone' }], more);
  await track(admin, made, made.lessons[0]!);
  const answer = await admin.call('POST /api/v4/e-learning/courses/{course}/certificates', {
    params: { course: String(made.id) },
    body: { user_id: admin.id },
  });
  return { codes: [answer.body.data.certificate.code as string], graduate: made.id };
}

/** A course of one module with two lessons, of which the member is an author and a learner. */
async function courseFor(admin: Persona, member: Persona) {
  const made = await courseOf(admin, [{ name: 'One' }, { name: 'Two' }], {
    author_ids: [member.id],
    certificate: true,
  });
  await admin.call('POST /api/v4/e-learning/courses/{course}/participants', {
    params: { course: String(made.id) },
    body: { user_ids: [admin.id] },
  });
  const { codes, graduate } = await certificateOf(admin, member);
  return {
    graduates: [graduate],
    codes,
    courses: [made.id],
    modules: [made.module],
    lessons: made.lessons.map(({ id }) => id),
    slug: made.slug,
  };
}

/** A question in a category, and a letter of the member's. */
async function helpOf(admin: Persona, member: Persona) {
  const name = `Questions of ${member.username}`;
  const category = idOf(await admin.call('POST /api/v4/admin/faq-categories', { body: { name } }));
  const faq = { faq_category_id: category, question: 'How?', answer: '<p>So.</p>' };
  const written = idOf(await admin.call('POST /api/v4/admin/faqs', { body: faq }));
  await member.call('POST /contact', { body: { title: `A letter of ${member.username}`, content: 'Help' } });
  const letters = (await admin.call('GET /api/v4/admin/contact-requests')).body.data as { id: number }[];
  return { categories: [category], faqs: [written], letters: letters.slice(0, 1).map(({ id }) => id) };
}

/** A trophy that the member has been given. */
async function trophyOf(admin: Persona, member: Persona) {
  const trophy = idOf(await admin.call('POST /api/v4/admin/trophies', { body: { title: `Of ${member.username}` } }));
  const params = { id: trophy, member_id: member.id };
  await admin.call('PUT /api/v4/admin/trophies/{id}/holders/{member_id}', { params, body: {} });
  return [trophy];
}

/** A tag of the member's topic. */
async function tagsOf(member: Persona, id: number): Promise<string[]> {
  await member.call('PUT /api/v4/topics/{id}', { params: { id }, body: { tags: ['glazes'] } });
  return ['glazes'];
}

/** Something to consent to, and what the member has decided on it: the hash of its words, and their version. */
async function askedFor(admin: Persona, member: Persona) {
  const words = { title_en: 'Cookies', text_en: 'We ask.', title_nl: 'Koekjes', text_nl: 'We vragen het.' };
  await admin.call('PUT /api/v4/admin/cookie-package', { body: { active: true, variant: 'simple', ...words } });
  const { version, text_hash } = (await member.call('GET /get_cookie_package')).body.data;
  await member.call('POST /api/v4/consents', { body: { version, items: ['functional', 'analytics'] } });
  return { hashes: [text_hash as string], version: [version as number] };
}

const NO_CONSENT: Partial<Awaited<ReturnType<typeof askedFor>>> & { hashes: string[] } = { hashes: [] };
const NO_QUIZ: Awaited<ReturnType<typeof quizOf>> = { quizzes: [], questions: [], attempts: [], options: [] };
const NO_COURSE: Awaited<ReturnType<typeof courseFor>> = {
  ...{ courses: [], modules: [], lessons: [], slug: 'course', codes: [], graduates: [] },
};
const NO_SHOP: Awaited<ReturnType<typeof shopOf>> = { products: [], purchases: [] };
const NO_HELP: Awaited<ReturnType<typeof helpOf>> = { categories: [], faqs: [], letters: [] };
const NO_LETTERS: Awaited<ReturnType<typeof lettersOf>> = { threads: [], messages: [], reports: [] };
/** An open room of an event that the member organises, with them in it. */
async function roomOf(admin: Persona, member: Persona) {
  const { room, participant, session } = await openRoom(admin, member, { organiser_ids: [member.id] });
  return { rooms: [room], participants: [participant], sessions: [session] };
}
const NO_ROOM: Awaited<ReturnType<typeof roomOf>> = { rooms: [], participants: [], sessions: [] };
const NO_EVENTS: Awaited<ReturnType<typeof eventsOf>> = { events: [], categories: [], invitations: [], slug: 'event' };
const NO_GROUPS: Awaited<ReturnType<typeof groupsOf>> = {
  ...{ groups: [], asking: [], files: [], invitations: [], slug: 'group' },
};

/**
 * A little of everything, by an administrator and a member, named as paths and fields name it. `about` an address, of what takes long to
 * make only what it speaks of.
 */
export async function sceneFor(api: TestApi, admin: Persona, member: Persona, about?: string): Promise<Scene> {
  const speaksOf = (words: RegExp): boolean => about === undefined || words.test(about);
  const board = await makeBoard(admin, `Open ${member.username}`);
  const helpdesk = await makeHelpdesk(admin, `Help ${member.username}`);
  const posted = [await makeTopic(admin, board, 'By staff'), await makeTopic(member, board, 'By a member')];
  const ticket = await makeTopic(member, helpdesk, 'A ticket');
  const said = [await commentOn(posted[0]!.id, member), await commentOn(posted[1]!.id, admin)];
  if (about?.includes('/restore')) {
    await member.call('DELETE /conversations/{id}', { params: { id: posted[1]!.id } });
    await member.call('DELETE /comments/{id}', { params: { id: said[0]!.id } });
  }
  const asked = [await pollBy(admin, board, member), await pollBy(member, board, admin)];
  const level = idOf(await admin.call('POST /api/v4/admin/levels', { body: { name: `Level ${member.username}` } }));
  const tokens = [admin, member].map((who) =>
    who
      .call('POST /api/v4/tokens', { body: { name: 'Program', scopes: ['read'], current_password: PASSWORD } })
      .then(idOf),
  );
  const spare = new Persona(api.url);
  await spare.login(`${member.username}@example.test`);
  const sessions = (await member.call('GET /api/v4/users/me/sessions')).body.data as { id: number }[];
  const files = [await send(admin, bmp()), await send(member, bmp())].map(
    ({ body }) => (body as { data: { id: number; uuid: string } }).data,
  );
  const letters = speaksOf(/inbox|message/) ? await lettersOf(api, admin, member) : NO_LETTERS;
  const planned = speaksOf(/event|calendar/) ? await eventsOf(admin, member) : NO_EVENTS;
  const founded = speaksOf(/group|event/) ? await groupsOf(api, admin, member) : NO_GROUPS;
  const live = speaksOf(/live-room/) ? await roomOf(admin, member) : NO_ROOM;
  const quiz = speaksOf(/quiz/) ? await quizOf(admin, member) : NO_QUIZ;
  const course = speaksOf(/course|ordering|certificate/) ? await courseFor(admin, member) : NO_COURSE;
  const trophies = speaksOf(/trophies|achievements/) ? await trophyOf(admin, member) : [];
  const help = speaksOf(/faq|contact/) ? await helpOf(admin, member) : NO_HELP;
  const shop = speaksOf(/commerce|product|purchase|invoice/) ? await shopOf(admin, member) : NO_SHOP;
  const consent = speaksOf(/consent|cookie|track|policies/) ? await askedFor(admin, member) : NO_CONSENT;
  const tags = speaksOf(/tags/) ? await tagsOf(member, posted[1]!.id) : [];
  const reviewed = speaksOf(/report|review/) ? await reviewItemsOf(admin, said[0]!.id) : [];
  const sanctions = speaksOf(/decisions|notes|silence/)
    ? await sanctionsOf(admin, member)
    : { decisions: [], notes: [] };
  await api.settled();

  const topics = [...posted.map(({ id }) => id), ticket.id];
  const comments = said.map(({ id }) => id);
  const posts = [...posted, ...said].map(({ post_id }) => post_id).filter(Number.isInteger);
  const options = [...asked.flatMap((poll) => poll.options), ...quiz.options];
  const kinds = {
    topics,
    topic_id: topics,
    comments,
    comment_id: comments,
    in_reply_to: comments,
    posts,
    post_id: posts,
    polls: asked.map(({ id }) => id),
    'poll-options': options,
    question_option_id: options,
    'poll-responses': options,
    boards: [board, helpdesk],
    board_id: [board, helpdesk],
    channel_id: [board, helpdesk],
    levels: [level],
    level_id: [level],
    members: [member.id],
    users: [member.id],
    tokens: await Promise.all(tokens),
    sessions: sessions.map(({ id }) => id),
    session_id: sessions.map(({ id }) => id),
    thread: letters.threads,
    messages: letters.messages,
    message_id: letters.messages,
    'message-reports': letters.reports,
    'review-items': reviewed,
    ...{ decisions: sanctions.decisions, note_id: sanctions.notes },
    events: planned.events,
    ...{ 'live-rooms': live.rooms, 'live-room-participants': live.participants, to: live.participants },
    groups: founded.groups,
    group_id: founded.groups,
    'event-categories': planned.categories,
    category_id: planned.categories,
    invitation_id: [...planned.invitations, ...founded.invitations],
    file_id: founded.files,
    ...{ quizzes: quiz.quizzes, quiz_id: quiz.quizzes, questions: quiz.questions, question_id: quiz.questions },
    ...{ responses: quiz.attempts, response_id: quiz.attempts, response_ids: quiz.attempts },
    ...{
      courses: course.courses,
      course: [...course.courses, ...course.graduates],
      module: course.modules,
      lesson: course.lessons,
    },
    ...{ 'faq-categories': help.categories, faq_category_id: help.categories, faqs: help.faqs },
    'contact-requests': help.letters,
    ...{ products: shop.products, product_id: shop.products, purchases: shop.purchases },
    ...(consent.version && { version: consent.version }),
    ...{ trophies, achievements: trophies, activate: trophies },
    user_ids: [member.id, admin.id],
    member_id: [member.id, ...founded.asking, ...(course.courses.length ? [admin.id] : [])],
    parent_id: [...course.courses, ...course.modules],
    user_id: [member.id, admin.id, ...founded.asking],
  };
  const words = [member.username, ...posted.map(({ slug }) => slug), ...topics.map(String), 'topic:1'];
  // A reason for reports.
  words.push('spam', ...course.codes, ...tags);
  words.push(founded.slug, ...founded.groups.map(String), planned.slug, ...planned.events.map(String));
  return {
    numbers: [...new Set(Object.values(kinds).flat())],
    named: kinds,
    // What asks for visits to a live room names two at once, and no file.
    uuids: about?.includes('live-room') ? live.sessions : [...files.map(({ uuid }) => uuid), ...live.sessions],
    words: [...words, ...consent.hashes, ...files.flatMap(({ id, uuid }) => [String(id), uuid])],
  };
}
