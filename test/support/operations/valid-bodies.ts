import type { operations } from '@lyceum/contracts';
import { TestProvider } from '../../../apps/api/src/modules/commerce/paying/test.provider.ts';
import { Administrators } from '../../../apps/api/src/modules/identity/index.ts';
import { bought, buys, checkoutIn, sold } from '../content/shop.ts';
import type { TestApi } from '../servers/api.ts';
import { makeBoard, makeHelpdesk, makePoll, makeTopic } from '../content/boards.ts';
import { at, courseOf, releaseCourse, track } from '../content/courses.ts';
import { daysFromNow, makeEvent } from '../content/events.ts';
import { openRoom } from '../content/live-rooms.ts';
import { letIntoGroup, makeGroup } from '../content/groups.ts';
import { sent, threadOf } from '../content/letters.ts';
import { begun, makeQuiz, optionOf } from '../content/quizzes.ts';
import { mailTo, tokenIn } from '../mails.ts';
import { PASSWORD, type Persona } from '../persona.ts';
import { until } from '../until.ts';
import { uploaded } from '../content/uploads.ts';

/** Who asks, of what, with a body that is right. */
export interface Asked {
  by?: Persona;
  params?: object;
  body: object;
}

export interface People {
  api: TestApi;
  admin: Persona;
  /** A member, made anew for each question. */
  member: Persona;
}

type Name = keyof typeof operations;
type Ask = (people: People) => Promise<Asked> | Asked;

const NEW = 'another long password';
const content = '<p>Wat er staat</p>';
const reason = 'Because';
const board = { name: 'Nog een bord', color: '#0F6B5C', read_by: 'guest', write_by: 'member' };

async function topicOf({ admin, member }: People) {
  return makeTopic(member, await makeBoard(admin, `Bord van ${member.username}`), 'Van een lid');
}
async function commentOf(people: People): Promise<number> {
  const { id } = await topicOf(people);
  const said = await people.member.call('POST /api/v3/topics/{id}/comments', { params: { id }, body: { content } });
  return said.body.data.id as number;
}
const pollOf = async ({ admin, member }: People) =>
  makePoll(member, await makeBoard(admin, `Peilingen van ${member.username}`), 'Wat vind je?', {
    settings: { poll_allow_guest_answers: '1' },
  });
const draftOf = async ({ member }: People): Promise<number> =>
  (await member.call('POST /api/v4/polls', { body: {} })).body.data.id as number;
const levelBy = async ({ admin, member }: People): Promise<number> =>
  (await admin.call('POST /api/v4/admin/levels', { body: { name: `Niveau ${member.username}` } })).body.data.id;
/** With an administrator, who has something to say. */
const letterOf = async ({ api, admin, member }: People) => {
  const thread = await threadOf(admin, [member]);
  const message = await sent(admin, thread, content);
  await api.settled();
  return { thread, message };
};
/** Of what a member wrote to the first one: whoever judges it has not written it. */
const reportOf = async ({ api, admin, member }: People): Promise<number> => {
  const other = await api.member(`schrijft-${member.username}`);
  const message = await sent(other, await threadOf(other, [member]), content);
  await api.settled();
  await member.call('POST /api/v4/inbox/messages/{id}/report', { params: { id: message }, body: { reason } });
  return (await admin.call('GET /api/v4/admin/message-reports')).body.data[0].id as number;
};
const reviewItemOf = async (people: People): Promise<number> => {
  const { id } = await topicOf(people);
  const reporter = await people.api.member(`meldt-${people.member.username}`);
  await reporter.call('POST /api/v4/reports', { body: { kind: 'topic', id, reason: 'spam' } });
  return (await people.admin.call('GET /api/v4/admin/review-items')).body.data.at(-1).id as number;
};
const theEvent = async ({ admin }: People) => ({ id: (await makeEvent(admin)).id });
const theRoom = async ({ admin, member }: People) => ({
  id: (await openRoom(admin, member, { organiser_ids: [member.id] })).room,
});
const categoryBy = async ({ admin, member }: People): Promise<number> => {
  const body = { name: `Soort ${member.username}`, color: '#0F6B5C' };
  return (await admin.call('POST /api/v4/admin/event-categories', { body })).body.data.id as number;
};
const trophyBy = async ({ admin, member }: People): Promise<number> =>
  (await admin.call('POST /api/v4/admin/trophies', { body: { title: `Van ${member.username}` } })).body.data.id;
const RULES = {
  rules: [{ deed: 'comment_posted', points: 3, most_per_day: 5 }],
  levels: [{ name: 'Begin', points: 0 }],
  streak_deeds: ['comment_posted'],
  mode: 'from_now',
};
const faqCategoryBy = async ({ admin, member }: People): Promise<number> =>
  (await admin.call('POST /api/v4/admin/faq-categories', { body: { name: `Over ${member.username}` } })).body.data.id;
const NOBODY = 999_999;
const productInput = (level_id: number) => ({
  ...{ name: 'Een jaar', description: '', level_id, price_cents: 990, currency: 'EUR' as const },
  ...{ vat_rate: 2100, period: 'year' as const, active: true },
});
const faqBy = async (people: People) => ({
  faq_category_id: await faqCategoryBy(people),
  question: `Vraag van ${people.member.username}?`,
  answer: '<p>Ja.</p>',
});
const requestBy = async ({ admin, member }: People): Promise<number> => {
  await member.call('POST /contact', { body: { title: `Vraag ${member.username}`, content: 'Help' } });
  return (await admin.call('GET /api/v4/admin/contact-requests')).body.data[0].id as number;
};
const popup = (title: string) => ({
  ...{
    active: false,
    variant: 'simple',
    title_en: title,
    text_en: 'We ask.',
    title_nl: title,
    text_nl: 'We vragen het.',
  },
});
const askedBy = async ({ admin, member }: People): Promise<number> => {
  const answer = await admin.call('PUT /api/v4/admin/cookie-package', { body: popup(`Over ${member.username}`) });
  return answer.body.data.package_version as number;
};
const theCourse = async ({ admin }: People) => ({ course: String((await courseOf(admin, [{ name: 'Een' }])).id) });
const theModule = async ({ admin }: People) => {
  const { id, module } = await courseOf(admin, [{ name: 'Een' }]);
  return { course: String(id), module: String(module) };
};
const theLesson = async ({ admin }: People) => {
  const made = await courseOf(admin, [{ name: 'Een' }]);
  return at(made, made.lessons[0]!).params;
};
const byAdmin =
  (of: (people: People) => Promise<object> | object, body: object): Ask =>
  async (people) => ({ by: people.admin, params: await of(people), body });
const theQuiz = async ({ admin }: People) => ({ id: (await makeQuiz(admin)).id });
const theQuestion = async ({ admin }: People) => ({ id: (await makeQuiz(admin)).questions[0]!.id });
const theMember = ({ member }: People) => ({ id: member.id });
const theTopic = async (people: People) => ({ id: (await topicOf(people)).id });
const theComment = async (people: People) => ({ id: await commentOf(people) });
const updating: Ask = async (people) => {
  const { id } = await topicOf(people);
  return { by: people.admin, body: { id, status: 'closed' } };
};

/** For each operation that takes a body one that it takes; another one without an entry fails the test that walks them. */
/** An effect that is pending until tomorrow. */
async function pendingEffect({ api, admin }: People): Promise<Asked> {
  const { rows } = await api.kernel.db.pool.query<{ event_id: string; effect: string }>(
    `insert into events.job (event_id, effect, due_at)
     select id, 'nothing-known', now() + interval '1 day' from events.event order by position desc limit 1
     on conflict (event_id, effect) do update set due_at = excluded.due_at returning event_id, effect`,
  );
  return { by: admin, body: { ...rows[0], reason: 'Because' } };
}

export const VALID: Partial<Record<Name, Ask>> = {
  retryEffect: pendingEffect,
  dropEffect: pendingEffect,
  login: ({ member }) => ({ body: { login: member.username, password: PASSWORD } }),
  register: ({ api, member }) => ({
    by: api.guest(),
    body: {
      email: `${member.username}@elders.test`,
      password: PASSWORD,
      first_name: 'Nieuw',
      last_name: 'Lid',
      username: `${member.username}-nieuw`,
    },
  }),
  changeEmail: ({ member }) => ({ body: { email: `${member.username}@anders.test`, current_password: PASSWORD } }),
  changePassword: () => ({ body: { password: NEW, password_confirmation: NEW, current_password: PASSWORD } }),
  confirmPassword: () => ({ body: { password: PASSWORD } }),
  forgotPassword: ({ member }) => ({ body: { email: `${member.username}@example.test` } }),
  async resetPassword({ api, admin, member }) {
    const email = `${member.username}@example.test`;
    await api.guest().call('POST /api/v4/auth/forgot-password', { body: { email } });
    const token = tokenIn(await mailTo(admin, email, 'Choose a new password'));
    return { body: { token, password: NEW, password_confirmation: NEW } };
  },
  async verifyEmail({ admin, member }) {
    return { body: { token: tokenIn(await mailTo(admin, `${member.username}@example.test`, 'Confirm')) } };
  },
  async acceptInvitation({ api, admin, member }) {
    const email = `${member.username}@invited.test`;
    await admin.call('POST /api/v4/admin/members', { body: { email } });
    return { by: api.guest(), body: { token: tokenIn(await mailTo(admin, email, 'You are invited')) } };
  },
  async claimAdministration({ api }) {
    const link = await api.app.get(Administrators).claimLink(false);
    return { body: { token: link.split('#token=')[1]! } };
  },
  addMember: byAdmin(() => ({}), { email: 'somebody@invited.test', first_name: 'Somebody', reason }),
  changeAccount: () => ({ body: { firstname: 'Anders' } }),
  changeAvatar: async ({ member }) => ({ body: { upload_uuid: await uploaded(member) } }),
  keepStart: () => ({ body: { welcomed: true, interests: ['glazuur'] } }),
  async renameTag(people) {
    const { id } = await topicOf(people);
    await people.member.call('PUT /api/v4/topics/{id}', { params: { id }, body: { tags: ['glazuur'] } });
    await people.api.settled();
    return { by: people.admin, params: { tag: 'glazuur' }, body: { to: 'glazuren', reason } };
  },
  keepNote: async (people) => ({ params: await theLesson(people), body: { content: 'Onthouden' } }),
  changeProfile: () => ({ body: { profile: 'Ik draai schalen.', gender: 'other' } }),
  askForExport: () => ({ body: { renew: false } }),
  eraseMe: () => ({ body: { current_password: PASSWORD } }),
  createToken: () => ({ body: { name: 'Programma', scopes: ['read'], current_password: PASSWORD } }),

  createQuiz: byAdmin(() => ({}), { title: 'Toets' }),
  changeQuiz: byAdmin(theQuiz, { title: 'Anders' }),
  changeQuizSettings: byAdmin(theQuiz, { retry: '1' }),
  addQuizQuestion: byAdmin(theQuiz, { question: 'Hoe?', type: 'free_form', answers: ['Zo'] }),
  storeQuizQuestion: async ({ admin }) => ({
    by: admin,
    body: { quiz_id: (await makeQuiz(admin)).id, question: 'Hoe?', type: 'free_form' },
  }),
  changeQuizQuestion: byAdmin(theQuestion, { question: 'Waarom?' }),
  storeQuizOptions: byAdmin(theQuestion, { question_options: [{ value: 'Van steen' }] }),
  storeQuizMedia: byAdmin(theQuestion, { media: [{ type: 'text', text: 'Lees dit eerst.' }] }),
  startQuiz: byAdmin(theQuiz, {}),
  async answerQuiz({ admin }) {
    const { id, questions } = await makeQuiz(admin);
    const [question] = questions;
    const responses = [{ question_id: question!.id, question_option_id: optionOf(question!, true) }];
    return { by: admin, body: { response_id: (await begun(admin, id)).id, responses } };
  },
  async resetQuiz({ admin }) {
    const { id, questions } = await makeQuiz(admin, {}, [{ question: 'Hoe?', type: 'free_form' }]);
    const responses = [{ question_id: questions[0]!.id, answer: 'Zo' }];
    const body = { response_id: (await begun(admin, id)).id, responses, is_finished: true };
    await admin.call('POST /api/v3/quiz-maker/responses', { body });
    return { by: admin, body: { _method: 'DELETE', quiz_id: id } };
  },
  async markQuizAnswer({ admin }) {
    const { id, questions } = await makeQuiz(admin, {}, [{ question: 'Hoe?', type: 'free_form' }]);
    const question_id = questions[0]!.id;
    const attempt = await begun(admin, id);
    const body = { response_id: attempt.id, responses: [{ question_id, answer: 'Zo' }], is_finished: true };
    await admin.call('POST /api/v3/quiz-maker/responses', { body });
    return { by: admin, params: { id: attempt.id }, body: { question_id, is_correct: true } };
  },
  async previewQuizKey({ admin }) {
    const [question] = (await makeQuiz(admin)).questions;
    return {
      by: admin,
      params: { id: question!.id },
      body: { question_option_ids: [optionOf(question!, false)] },
    };
  },
  async correctQuizKey({ admin }) {
    const [question] = (await makeQuiz(admin)).questions;
    return {
      by: admin,
      params: { id: question!.id },
      body: { question_option_ids: [optionOf(question!, false)] },
    };
  },

  async postTopic({ admin, member }) {
    const channel_id = await makeBoard(admin, `Open voor ${member.username}`);
    return { body: { title: 'Nog een', content, channel_id } };
  },
  editTopic: async (people) => ({ params: await theTopic(people), body: { title: 'Anders' } }),
  updatePost: async (people) => ({ params: { id: (await topicOf(people)).post_id }, body: { title: 'Anders' } }),
  // Not yet given: the right body changes something.
  reactToPost: async (people) => ({ params: { id: (await topicOf(people)).post_id }, body: { emoji: '🎉', on: true } }),
  markTopic: async (people) => ({ params: await theTopic(people), body: { favorited: 1 } }),
  postComment: async (people) => ({ params: await theTopic(people), body: { content } }),
  postCommentFlat: async (people) => ({ body: { topic_id: (await topicOf(people)).id, content } }),
  editComment: async (people) => ({ params: await theComment(people), body: { content: '<p>Anders</p>' } }),
  acceptAnswer: async (people) => ({ params: await theComment(people), body: { accepted: true } }),
  toggleLike: async (people) => ({ by: people.admin, body: { id: (await topicOf(people)).post_id } }),
  closeTopic: byAdmin(theTopic, { reason }),
  async reopenTopic(people) {
    const params = await theTopic(people);
    await people.admin.call('POST /api/v4/topics/{id}/close', { params });
    return { by: people.admin, params, body: { reason } };
  },
  async restoreTopic(people) {
    const params = await theTopic(people);
    await people.member.call('DELETE /conversations/{id}', { params });
    return { params, body: {} };
  },
  async restoreComment(people) {
    const params = await theComment(people);
    await people.member.call('DELETE /comments/{id}', { params });
    return { params, body: {} };
  },
  setSticky: byAdmin(theTopic, { sticky: true }),
  async setTicketStatus({ admin, member }) {
    const { id } = await makeTopic(member, await makeHelpdesk(admin, `Hulp aan ${member.username}`), 'Een vraag');
    return { params: { id }, body: { ticket_status: 'closed' } };
  },
  updateConversation: updating,
  updateConversationByPost: updating,
  /** Where the settings name a board for it. */
  async introduce({ member }) {
    await until('the introduction is offered', async () => (await member.call('GET /api/v4/introduction')).body.data);
    return { body: { title: 'Hallo' } };
  },

  readBoards: () => ({ body: {} }),
  async watchBoard({ admin, member }) {
    const id = await makeBoard(admin, `Gevolgd door ${member.username}`);
    return { params: { id }, body: { watching: 'following' } };
  },
  storePoll: () => ({ body: {} }),
  storePollQuestion: async (people) => ({ params: { id: await draftOf(people) }, body: { question: 'Wat dan?' } }),
  storePollOptions: async (people) => ({
    params: { id: await draftOf(people) },
    body: { question_options: [{ value: 'Ja' }, { value: 'Nee' }] },
  }),
  async answerPoll(people) {
    const { id, options } = await pollOf(people);
    return { params: { id }, body: { responses: [{ question_option_id: options[0] }] } };
  },
  editPoll: async (people) => ({ params: { id: (await pollOf(people)).id }, body: { question: 'Toch anders?' } }),
  saveDraft: () => ({ params: { key: 'new:home' }, body: { content: { title: 'Half' } } }),
  trackNotifications: () => ({ body: {} }),
  changePreferences: () => ({ body: { kinds: [{ kind: 'comment', mail: 'never' }] } }),

  beginThread: ({ admin }) => ({ body: { user_ids: [admin.id], content } }),
  sendMessage: async (people) => ({ params: { thread: (await letterOf(people)).thread }, body: { content } }),
  // Its writer is the administrator.
  editMessage: async (people) => ({
    by: people.admin,
    params: { id: (await letterOf(people)).message },
    body: { content: '<p>Anders</p>' },
  }),
  reactToMessage: async (people) => ({
    params: { id: (await letterOf(people)).message },
    body: { emoji: '🎉', on: true },
  }),
  readThread: async (people) => ({ params: { thread: (await letterOf(people)).thread }, body: {} }),
  async addParticipants({ api, admin, member }) {
    const third = await api.member(`derde-${member.username}`);
    const thread = await threadOf(member, [admin, third]);
    const fourth = await api.member(`vierde-${member.username}`);
    return { params: { thread }, body: { user_ids: [fourth.id] } };
  },
  chooseMessages: () => ({ body: { writers: 'followed' } }),
  reportMessage: async (people) => ({ params: { id: (await letterOf(people)).message }, body: { reason } }),
  openReport: byAdmin(async (people) => ({ id: await reportOf(people) }), { reason }),
  createReport: async (people) => {
    const { id } = await topicOf(people);
    const reporter = await people.api.member(`meldt-${people.member.username}`);
    return { by: reporter, body: { kind: 'topic', id, reason: 'spam', text: 'Reclame' } };
  },
  decideReviewItem: byAdmin(async (people) => ({ id: await reviewItemOf(people) }), { decision: 'kept', reason }),
  appealDecision: async (people) => {
    const params = { id: people.member.id };
    await people.admin.call('POST /api/v4/admin/members/{id}/warnings', { params, body: { reason } });
    const { body } = await people.member.call('GET /api/v4/decisions');
    return { params: { id: body.data[0].id as number }, body: { text: 'Onterecht' } };
  },
  warnMember: byAdmin(theMember, { reason }),
  silenceMember: byAdmin(theMember, { reason, until: '2090-01-01T10:00:00.000Z' }),
  unsilenceMember: byAdmin(theMember, { reason }),
  addMemberNote: byAdmin(theMember, { text: 'Let op' }),
  closeReport: byAdmin(async (people) => ({ id: await reportOf(people) }), { outcome: 'kept', reason }),

  createEvent: ({ admin }) => ({
    by: admin,
    body: { title: 'Feest', start_date: daysFromNow(3), end_date: daysFromNow(4) },
  }),
  changeEvent: byAdmin(theEvent, { title: 'Ander feest' }),
  cancelEvent: byAdmin(theEvent, { reason }),
  planLiveRoom: byAdmin(theEvent, { max_hosts: 3, reason }),
  changeLiveRoom: byAdmin(theRoom, { max_hosts: 3, reason }),
  endLiveRoom: byAdmin(theRoom, { reason }),
  joinLiveRoom: byAdmin(theRoom, { session: '7b1d1a52-7a37-4c3c-8f0e-5f6f0a1b2c3d' }),
  async leaveLiveRoom({ admin, member }) {
    const { room: id, session } = await openRoom(admin, member, { organiser_ids: [member.id] });
    return { params: { id }, body: { session } };
  },
  async stayInLiveRoom({ admin, member }) {
    const { room: id, session } = await openRoom(admin, member, { organiser_ids: [member.id] });
    return { params: { id }, body: { session } };
  },
  async signalLiveRoom({ admin, member }) {
    const { room: id, session, participant: to } = await openRoom(admin, member, { organiser_ids: [member.id] });
    return { params: { id }, body: { session, to, to_session: session, signal: '{}' } };
  },
  async changeLiveRoomRole({ admin, member }) {
    const { participant: id } = await openRoom(admin, member, { organiser_ids: [member.id] });
    return { by: admin, params: { id }, body: { role: 'speaker', reason } };
  },
  async inviteToEvent({ api, admin, member }) {
    const { id } = await makeEvent(admin);
    const other = await api.member(`gast-${member.username}`);
    return { by: admin, params: { id }, body: { user_ids: [other.id] } };
  },
  async declineEventInvitation({ admin, member }) {
    const { id } = await makeEvent(admin);
    const invited = await admin.call('POST /api/v4/events/{id}/invitations', {
      params: { id },
      body: { user_ids: [member.id] },
    });
    return { params: { id, invitation_id: invited.body.data[0].id as number }, body: { status: 'declined' } };
  },
  async addEventReminders(people) {
    const params = await theEvent(people);
    await people.member.call('PUT /api/v3/events/{id}/join', { params });
    return { params, body: { reminders: [{ duration: 1, unit: 'hours' }] } };
  },
  createGroup: () => ({ body: { name: 'Draaiers' } }),
  async changeGroup({ member }) {
    return { params: { id: (await makeGroup(member)).id }, body: { name: 'Bakkers' } };
  },
  async addGroupFiles({ member }) {
    return { params: { id: (await makeGroup(member)).id }, body: { upload_uuids: [await uploaded(member)] } };
  },
  async closeGroup({ member }) {
    return { params: { id: (await makeGroup(member)).id }, body: { reason } };
  },
  async inviteToGroup({ api, member }) {
    const other = await api.member(`groep-${member.username}`);
    return { params: { id: (await makeGroup(member)).id }, body: { user_ids: [other.id] } };
  },
  async declineGroupInvitation({ admin, member }) {
    const { id } = await makeGroup(admin);
    const invited = await admin.call('POST /api/v4/groups/{id}/invitations', {
      params: { id },
      body: { user_ids: [member.id] },
    });
    return { params: { id, invitation_id: invited.body.data[0].id as number }, body: { status: 'declined' } };
  },
  async changeGroupRole({ admin, member }) {
    const group = await makeGroup(member);
    await letIntoGroup(member, admin, group);
    return { params: { id: group.id, member_id: admin.id }, body: { role: 'moderator', reason } };
  },
  async approveGroupRequest({ admin, member, api }) {
    const { id } = await makeGroup(admin, { status: 'private' });
    const other = await api.member(`vraagt-${member.username}`);
    await other.call('PUT /api/v3/groups/{id}/join', { params: { id } });
    return { by: admin, params: { id, member_id: other.id }, body: { reason } };
  },
  async refuseGroupRequest({ admin, member, api }) {
    const { id } = await makeGroup(admin, { status: 'private' });
    const other = await api.member(`wil-${member.username}`);
    await other.call('PUT /api/v3/groups/{id}/join', { params: { id } });
    return { by: admin, params: { id, member_id: other.id }, body: { reason } };
  },
  async banFromGroup({ admin, member }) {
    const group = await makeGroup(member);
    await letIntoGroup(member, admin, group);
    return { params: { id: group.id, member_id: admin.id }, body: { reason } };
  },
  async transferGroup({ admin, member }) {
    const group = await makeGroup(member);
    await letIntoGroup(member, admin, group);
    return { params: { id: group.id }, body: { user_id: admin.id, reason } };
  },
  createCourse: ({ admin }) => ({ by: admin, body: { name: 'Draaien' } }),
  changeCourse: byAdmin(theCourse, { name: 'Anders draaien' }),
  releaseCourse: byAdmin(theCourse, { release_date: '2090-01-01 09:00:00' }),
  async issueCertificate({ admin, member }) {
    const made = await courseOf(admin, [{ name: 'Een' }], { certificate: true, certificate_send_option: 'manual' });
    await track(member, made, made.lessons[0]!);
    return { by: admin, params: { course: String(made.id) }, body: { user_id: member.id } };
  },
  createModule: byAdmin(theCourse, { name: 'Nog een module' }),
  changeModule: byAdmin(theModule, { name: 'Een andere module' }),
  createLesson: byAdmin(theModule, { name: 'Nog een les' }),
  changeLesson: byAdmin(theLesson, { name: 'Een andere les' }),
  trackLesson: async (people) => ({ params: await theLesson(people), body: { action: 'complete' } }),
  async enrolMembers(people) {
    const other = await people.api.member(`leert-${people.member.username}`);
    return { by: people.admin, params: await theCourse(people), body: { user_ids: [other.id] } };
  },
  async addException({ admin, member }) {
    const { id, lessons } = await courseOf(admin, [{ name: 'Een' }]);
    const params = { course: String(id), member_id: member.id, lesson_id: lessons[0]!.id };
    await admin.call('POST /api/v4/e-learning/courses/{course}/participants', {
      params,
      body: { user_ids: [member.id] },
    });
    return { by: admin, params, body: { reason } };
  },
  async addCourseReminders({ admin }) {
    const { id } = await courseOf(admin);
    await releaseCourse(admin, id, '2090-01-01 09:00:00');
    return { params: { id }, body: { reminders: [{ duration: 1, unit: 'hours' }] } };
  },
  createEventCategory: ({ admin, member }) => ({
    by: admin,
    body: { name: `Nieuw ${member.username}`, color: '#0F6B5C' },
  }),
  changeEventCategory: async (people) => ({
    by: people.admin,
    params: { id: await categoryBy(people) },
    body: { name: `Anders ${people.member.username}`, color: '#0F6B5C' },
  }),

  async activateAchievement(people) {
    const { admin, member } = people;
    const id = await trophyBy(people);
    await admin.call('PUT /api/v4/admin/trophies/{id}/holders/{member_id}', {
      params: { id, member_id: member.id },
      body: {},
    });
    return { params: { id }, body: { active: true } };
  },
  createTrophy: ({ admin, member }) => ({ by: admin, body: { title: `Nieuw ${member.username}` } }),
  changeTrophy: async (people) => ({
    by: people.admin,
    params: { id: await trophyBy(people) },
    body: { title: `Anders ${people.member.username}` },
  }),
  grantTrophy: async (people) => ({
    by: people.admin,
    params: { id: await trophyBy(people), member_id: people.member.id },
    body: { reason },
  }),
  previewScoring: ({ admin }) => ({ by: admin, body: RULES }),
  publishScoring: ({ admin, member }) => ({
    by: admin,
    body: { ...RULES, levels: [{ name: member.username, points: 0 }] },
  }),

  async decideConsent(people) {
    return { body: { version: await askedBy(people), items: ['functional', 'analytics'] } };
  },
  track: () => ({ body: { url: 'https://elsewhere.test/', event: 'page_view', session_id: null } }),
  changeCookiePackage: ({ admin, member }) => ({ by: admin, body: popup(`Koekjes voor ${member.username}`) }),
  changePrivacyPolicy: ({ admin, member }) => ({
    by: admin,
    body: { title: `Wat we van ${member.username} bewaren`, content: '<p>Weinig.</p>' },
  }),
  sendContact: ({ member }) => ({ body: { title: `Hulp voor ${member.username}`, content: 'Het brandt.' } }),
  createFaqCategory: ({ admin, member }) => ({ by: admin, body: { name: `Nieuw ${member.username}` } }),
  changeFaqCategory: async (people) => ({
    by: people.admin,
    params: { id: await faqCategoryBy(people) },
    body: { name: `Anders ${people.member.username}` },
  }),
  createFaq: async (people) => ({ by: people.admin, body: await faqBy(people) }),
  async changeFaq(people) {
    const body = await faqBy(people);
    const made = await people.admin.call('POST /api/v4/admin/faqs', { body });
    return { by: people.admin, params: { id: made.body.data.id }, body: { ...body, question: 'Anders?' } };
  },
  async beginPurchase({ admin }) {
    return { body: { product_id: (await sold(admin)).product } };
  },
  async cancelPurchase({ admin, member }) {
    return { params: { id: await bought(member, (await sold(admin)).product) }, body: {} };
  },
  async resumePurchase({ admin, member }) {
    const id = await bought(member, (await sold(admin)).product);
    await member.call('POST /api/v4/commerce/purchases/{id}/cancel', { params: { id } });
    return { params: { id }, body: {} };
  },
  async changePaymentDetails({ admin, member }) {
    return { params: { id: await bought(member, (await sold(admin)).product) }, body: {} };
  },
  async endTestCheckout({ admin, member }) {
    const { checkout_url } = (await buys(member, (await sold(admin)).product)).body.data;
    return { params: { id: checkoutIn(checkout_url as string) }, body: { outcome: 'pay' } };
  },
  async createProduct(people) {
    return { by: people.admin, body: productInput(await levelBy(people)) };
  },
  async changeProduct(people) {
    const { product, level } = await sold(people.admin);
    return { by: people.admin, params: { id: product }, body: { ...productInput(level), name: 'Anders' } };
  },
  async adminCancelPurchase({ admin, member }) {
    return { by: admin, params: { id: await bought(member, (await sold(admin)).product) }, body: { reason } };
  },
  async refundPurchase({ admin, member }) {
    return { by: admin, params: { id: await bought(member, (await sold(admin)).product) }, body: { reason } };
  },
  receiveTestWebhook({ api }) {
    const told = { payment_id: 'x', purchase_id: NOBODY, status: 'open' as const, amount_cents: 1, currency: 'EUR' };
    return { body: api.app.get(TestProvider).signed({ ...told, period_from: null, details: null }) };
  },
  handleContactRequest: async (people) => ({
    by: people.admin,
    params: { id: await requestBy(people) },
    body: { handled: true },
  }),

  changeRole: byAdmin(theMember, { role: 'moderator', reason }),
  async deleteMemberPosts(people) {
    await topicOf(people);
    return { by: people.admin, params: theMember(people), body: { period: 'all', reason } };
  },
  async restoreMemberPosts(people) {
    const params = theMember(people);
    await commentOf(people);
    const deleted = await people.admin.call('POST /api/v4/admin/members/{id}/posts/delete', {
      params,
      body: { period: 'all', reason },
    });
    return { by: people.admin, params, body: { batch: deleted.body.data.batch, deleted_by: people.admin.id, reason } };
  },
  banMember: byAdmin(theMember, { reason }),
  unbanMember: byAdmin(theMember, { reason }),
  resendInvitation: byAdmin(
    async ({ admin, member }) => {
      const body = { email: `again-${member.username}@invited.test` };
      return { id: (await admin.call('POST /api/v4/admin/members', { body })).body.data.id };
    },
    { reason },
  ),
  sendPasswordMail: byAdmin(theMember, { reason }),
  eraseMember: byAdmin(theMember, { reason }),
  async impersonate({ api, member }) {
    return { by: await api.member(`als-${member.username}`, 'admin'), params: { id: member.id }, body: { reason } };
  },
  createLevel: ({ admin, member }) => ({ by: admin, body: { name: `Nieuw ${member.username}` } }),
  changeLevel: async (people) => ({
    by: people.admin,
    params: { id: await levelBy(people) },
    body: { name: `Ander ${people.member.username}` },
  }),
  grantLevel: async (people) => ({
    by: people.admin,
    params: theMember(people),
    body: { level_id: await levelBy(people) },
  }),
  async revokeLevel(people) {
    const level_id = await levelBy(people);
    await people.admin.call('POST /api/v4/admin/members/{id}/levels', {
      params: theMember(people),
      body: { level_id },
    });
    return { by: people.admin, params: { ...theMember(people), level_id }, body: { reason } };
  },
  createBoard: ({ admin }) => ({ by: admin, body: board }),
  changeBoard: async ({ admin, member }) => ({
    by: admin,
    params: { id: await makeBoard(admin, `Oud ${member.username}`) },
    body: board,
  }),
  async multiOrdering({ admin, member }) {
    const ids = [await makeBoard(admin, `Eerst ${member.username}`), await makeBoard(admin, `Dan ${member.username}`)];
    return { by: admin, body: { type: 'board', items: ids.map((id, index) => ({ id, index })) } };
  },
  changeSettings: ({ admin, member }) => ({ by: admin, body: { community_name: `Klei ${member.username}` } }),
  changeTranslation: ({ admin, member }) => ({
    by: admin,
    body: { locale: 'en', key: 'app.favorites', text: `Kept by ${member.username}` },
  }),
};
