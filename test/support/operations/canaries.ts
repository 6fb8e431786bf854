import { randomBytes } from 'node:crypto';
import { topicDecider, topicStream } from '../../../apps/api/src/modules/community/topics/topic.decider.ts';
import type { TestApi } from '../servers/api.ts';
import { makeBoard, makeHelpdesk } from '../content/boards.ts';
import { addLesson, addModule, courseOf, makeCourse, track } from '../content/courses.ts';
import { acceptOrganising, makeEvent } from '../content/events.ts';
import { letIntoGroup, makeGroup } from '../content/groups.ts';
import { leave, sent, threadOf, write } from '../content/letters.ts';
import { PASSWORD, Persona } from '../persona.ts';
import { answer, begun, makeQuiz, quizzesStand } from '../content/quizzes.ts';
import { pdf } from '../content/documents.ts';
import { bmp, jpegWithPlace } from '../content/pictures.ts';
import { send } from '../content/uploads.ts';

export type Who =
  | 'guest'
  | 'reader'
  | 'author'
  | 'gold'
  | 'formerly gold'
  | 'banned'
  | 'moderator'
  | 'impersonator'
  | 'program'
  | 'admin';
export type People = Record<Who, Persona>;

/** The beginning of every canary, which one may search for without knowing the rest. */
export const SONG = 'kanarie';

/** A word that stands in one private place, and who may come across it there. */
export interface Canary {
  what: string;
  word: string;
  may: readonly Who[];
  /** Shown by no operation that reads, or only once. */
  silent?: boolean;
}

/** What is there, and for most people not: the ids that answer like those of nothing, by the kind in an address. */
export interface Hidden {
  topics: number[];
  comments: number[];
  posts: number[];
  slugs: string[];
  threads: number[];
  messages: number[];
  events: number[];
  rooms: number[];
  quizzes: number[];
  questions: number[];
  attempts: number[];
  groups: number[];
  courses: number[];
}

export interface Aviary {
  people: People;
  admin: Persona;
  canaries: Canary[];
  hidden: Hidden;
  /** Boards that everybody reads, on which there is more than everybody knows. */
  open: number[];
  /** More of what is private already: nobody else may notice. */
  more(): Promise<void>;
}

type Place = { board: number; may: readonly Who[] };
const STAFF: readonly Who[] = ['moderator', 'admin'];

/** People, boards of several audiences, and a canary in every private place there is. A module adds its own (promise 29). */
export async function release(api: TestApi): Promise<Aviary> {
  const admin = await api.member('beheer', 'admin');
  const gold = (await admin.call('POST /api/v4/admin/levels', { body: { name: 'Goud' } })).body.data.id as number;
  const people = await peopleOf(api, admin, gold);
  const canaries: Canary[] = [];
  const hidden: Hidden = {
    ...{ quizzes: [], questions: [], attempts: [] },
    topics: [],
    comments: [],
    posts: [],
    slugs: [],
    threads: [],
    messages: [],
    events: [],
    rooms: [],
    groups: [],
    courses: [],
  };
  const aviary = { people, admin, canaries, hidden };
  const word = (what: string, may: readonly Who[], silent = false): string => {
    const sung = SONG + randomBytes(6).toString('hex');
    canaries.push({ what, word: sung, may, silent });
    return sung;
  };

  /** Its name is told by nobody: a board shows where its picture is, and the file asks who may know of the board. */
  const picture = await send(admin, bmp(), `${word('the name of a file of a board', ['admin'], true)}.bmp`);
  const pictured = { image_uuid: picture.body.data.uuid as string };
  const secret = {
    board: await makeBoard(admin, word('the name of a board', ['admin']), 'admin', 'admin', [], pictured),
    may: ['admin'] as const,
  };
  const staff = {
    board: await makeBoard(admin, word('the name of a staff board', STAFF), 'moderator', 'admin'),
    may: STAFF,
  };
  const locked = {
    board: await makeBoard(admin, 'Achter slot', 'member', 'member', [gold]),
    may: ['gold', ...STAFF] as const,
  };
  const open = await makeBoard(admin, 'Open');
  for (const place of [secret, staff, locked]) await conversation(place);
  await reactions();

  async function conversation({ board, may }: Place): Promise<void> {
    const { id } = await topic(admin, board, may);
    const body = { content: `<p>${word('a comment', may)}</p>`, ...(await files(admin, may)) };
    const comment = (await admin.call('POST /api/v3/topics/{id}/comments', { params: { id }, body })).body.data;
    await admin.call('POST /api/v3/topics/{id}/comments', {
      params: { id },
      body: { content: `<p>${word('a reply', may)}</p>`, in_reply_to: comment.id },
    });
    // A comment's post bears its id.
    await admin.call('PUT /api/v4/posts/{id}/like', { params: { id: comment.id as number } });
    hidden.comments.push(comment.id as number);
    hidden.posts.push(comment.id as number);
  }

  /** A bird on each private comment. It is offered only until then, because everybody knows what is offered. */
  async function reactions(): Promise<void> {
    const birds = ['🐤', '🐥', '🐦'];
    const offer = (offered: string[]) => admin.call('PUT /api/v4/admin/settings', { body: { reactions: offered } });
    await offer(birds);
    for (const [index, { may }] of [secret, staff, locked].entries()) {
      const emoji = birds[index]!;
      const params = { id: hidden.comments[index]! };
      const { status } = await admin.call('PUT /api/v4/posts/{id}/reactions', { params, body: { emoji, on: true } });
      if (status !== 200) throw new Error(`No reaction: ${status}`);
      canaries.push({ what: `the reaction ${emoji}`, word: emoji, may });
    }
    await offer(['👍', '🎉']);
  }

  /** A picture: its name and what it shows are as private as what it stands beside. */
  async function files(who: Persona, may: readonly Who[]): Promise<{ upload_uuids: string[]; upload_alts: string[] }> {
    const { body } = await send(who, bmp(), `${word('the name of a file in use', may)}.bmp`);
    return { upload_uuids: [body.data.uuid as string], upload_alts: [word('what a picture shows', may)] };
  }

  async function topic(author: Persona, board: number, may: readonly Who[], fields: object = {}) {
    const body = {
      title: word('a title', may),
      content: `<p>${word('a text', may)}</p>`,
      channel_id: board,
      ...(await files(author, may)),
      ...fields,
    };
    const answer = await author.call('POST /conversations', { body });
    if (answer.status !== 201) throw new Error(`No topic: ${JSON.stringify(answer.body)}`);
    const made = answer.body.data as { id: number; post_id: number; slug: string };
    hidden.topics.push(made.id);
    hidden.posts.push(made.post_id);
    hidden.slugs.push(made.slug);
    return made;
  }

  /** A post that waits for a review, by a word that is in no other text. */
  async function waiting(): Promise<void> {
    const may: readonly Who[] = ['author', 'impersonator', 'program', ...STAFF];
    const content = `<p>wachtvogel ${word('the text of a waiting post', may)}</p>`;
    const body = { title: word('the title of a waiting post', may), content, channel_id: open };
    const answer = await people.author.call('POST /conversations', { body });
    if (answer.status !== 201 || answer.body.data) throw new Error(`Not held: ${JSON.stringify(answer.body)}`);
  }

  /** Published, then hidden because members reported it. Its author finds it in their settings. */
  async function reported(): Promise<void> {
    const may: readonly Who[] = ['author', 'impersonator', 'program', ...STAFF];
    const { id } = await topic(people.author, open, may);
    await admin.call('PUT /api/v4/admin/settings', { body: { hide_after_reports: 1 } });
    await people.reader.call('POST /api/v4/reports', { body: { kind: 'topic', id, reason: 'spam' } });
    await admin.call('PUT /api/v4/admin/settings', { body: { hide_after_reports: 3 } });
  }

  /** Between staff. */
  async function notes(): Promise<void> {
    const params = { id: people.author.id };
    const body = { text: word('a note about a member', ['author', ...STAFF]) };
    await admin.call('POST /api/v4/admin/members/{id}/notes', { params, body });
  }

  await topic(admin, open, ['admin'], { release_date: '01-01-2090 10:00' });
  await introduction(people.author);
  const helpdesk = await makeHelpdesk(admin, 'Helpdesk', 'guest');
  await ticket();
  await admin.call('PUT /api/v4/admin/settings', { body: { held_words: ['wachtvogel'] } });
  await waiting();
  await moved();
  await deleted();
  await reported();
  await notes();
  await lost();
  await ownThings();
  await letters();
  await lettersSince();
  // Quizzes stand where the author edits and gold takes them.
  quizzesStand(api, 'canaries', (id) => (id === people.author.id ? ['author'] : id === people.gold.id ? ['take'] : []));
  await quiz();
  await secretEvent();
  await secretGroup();
  await courses();
  await api.settled();
  return {
    ...aviary,
    open: [open, helpdesk],
    async more() {
      for (const place of [secret, staff, locked]) await conversation(place);
      await topic(admin, open, ['admin'], { release_date: '01-01-2091 10:00' });
      await waiting();
      await introduction(people.banned);
      await ticket();
      await letters();
      await quiz();
      await secretEvent();
      await secretGroup();
    },
  };

  /** On a board that everybody may read: its author's and the administrators' alone (decisions 21 and 32). */
  async function ticket(): Promise<void> {
    const { author } = people;
    const may: readonly Who[] = ['author', 'impersonator', 'program', 'admin'];
    const { id } = await topic(author, helpdesk, may);
    const answer = { content: `<p>${word('an answer to a ticket', may)}</p>` };
    const said = await admin.call('POST /api/v3/topics/{id}/comments', { params: { id }, body: answer });
    const comment = said.body.data.id as number;
    await author.call('PUT /api/v4/posts/{id}/like', { params: { id: comment } });
    await author.call('PUT /api/v4/comments/{id}/accepted', { params: { id: comment }, body: { accepted: true } });
    const body = { ticket_status: 'hold', reason: word('why a ticket waits', ['admin']) };
    await admin.call('PUT /api/v4/topics/{id}/ticket-status', { params: { id }, body });
    hidden.comments.push(comment);
    hidden.posts.push(comment);
    const gone = await topic(author, helpdesk, ['author', 'admin']);
    await author.call('DELETE /conversations/{id}', { params: { id: gone.id } });
  }

  /** Offered, and not given: with words of its own, which only its member may come across. */
  async function introduction({ id }: Persona): Promise<void> {
    const [topicId, postId] = [100_000 + id, 200_000 + id];
    const may: readonly Who[] = ['author', 'impersonator', 'program'];
    const silent = id !== people.author.id;
    const data = {
      ...{ topic_id: topicId, post_id: postId, board_id: open, author_id: id, slug: `introduction~${topicId}` },
      ...{
        title: word('the title of an introduction', may, silent),
        content: `<p>${word('an introduction', may, silent)}</p>`,
      },
      ...{
        excerpt: word('the beginning of an introduction', may, silent),
        post_type: 'introduce' as const,
        invisible: true,
      },
    };
    await api.kernel.execute({
      decider: topicDecider,
      stream: topicStream(topicId),
      meta: { actor_id: id, correlation_id: 'canary' },
      prepare: () => ({ command: { kind: 'post' as const, topic: data } }),
    });
    hidden.topics.push(topicId);
    hidden.posts.push(postId);
    hidden.slugs.push(data.slug);
  }

  /** Posted where everybody reads, and taken to where few do. */
  async function moved(): Promise<void> {
    const body = { title: 'Wordt verplaatst', content: '<p>Nog open</p>', channel_id: open };
    const { id, slug } = (await admin.call('POST /conversations', { body })).body.data as { id: number; slug: string };
    const params = { id };
    const answer = await admin.call('PUT /api/v4/topics/{id}', {
      params,
      body: { channel_id: secret.board, title: word('a title since a topic was moved', secret.may) },
    });
    if (answer.status !== 200) throw new Error(`Not moved: ${JSON.stringify(answer.body)}`);
    const said = { content: `<p>${word('a comment since a topic was moved', secret.may)}</p>` };
    await admin.call('POST /api/v3/topics/{id}/comments', { params, body: said });
    hidden.topics.push(id);
    hidden.slugs.push(slug);
  }

  async function deleted(): Promise<void> {
    const { author } = people;
    // They have written it: it is in what they may take along.
    const may: readonly Who[] = ['author', ...STAFF];
    const gone = await topic(author, open, may);
    const said = { content: `<p>${word('a comment under what was deleted', may)}</p>` };
    await author.call('POST /api/v3/topics/{id}/comments', { params: { id: gone.id }, body: said });
    await author.call('DELETE /conversations/{id}', { params: { id: gone.id } });
    const body = { title: 'Blijft staan', content: '<p>Om te reageren</p>', channel_id: open };
    const stays = (await author.call('POST /conversations', { body })).body.data.id as number;
    const comment = await author.call('POST /api/v3/topics/{id}/comments', {
      params: { id: stays },
      body: { content: `<p>${word('a deleted comment', may)}</p>` },
    });
    await author.call('DELETE /comments/{id}', { params: { id: comment.body.data.id as number } });
    hidden.comments.push(comment.body.data.id as number);
  }

  /** Somebody who was told of a place that they may no longer enter. */
  async function lost(): Promise<void> {
    const who = people['formerly gold'];
    const body = { title: 'Van wie het niet meer mag zien', content: '<p>Nog wel</p>', channel_id: locked.board };
    const { id } = (await who.call('POST /conversations', { body })).body.data as { id: number };
    const said = { content: `<p>${word('an answer to somebody who has left', locked.may)}</p>` };
    await admin.call('POST /api/v3/topics/{id}/comments', { params: { id }, body: said });
    const params = { id: who.id, level_id: gold };
    await admin.call('POST /api/v4/admin/members/{id}/levels/{level_id}/revoke', { params, body: { reason: 'Weg' } });
  }

  /** Between the author and somebody else: no staff reads it, nor who looks as one of them. */
  async function letters(): Promise<void> {
    const { author, gold: other } = people;
    const may: readonly Who[] = ['author', 'program', 'gold'];
    const thread = await threadOf(author, [other]);
    const file = await send(author, pdf(), `${word('the name of a file of a message', may)}.pdf`);
    const written = {
      upload_uuids: [file.body.data.uuid as string],
      client_id: word('a name that a client gave', ['author', 'program']),
    };
    const first = await write(author, thread, `<p>${word('a message', may)}</p>`, written);
    const answer = await sent(other, thread, `<p>${word('an answer to a message', may)}</p>`);
    hidden.messages.push(first.body.data.id as number, answer);
    hidden.threads.push(thread);
    const rewritten = await sent(
      author,
      thread,
      `<p>${word('an earlier text of a message', ['author', 'gold'], true)}</p>`,
    );
    const now = `<p>${word('the text of an edited message', may)}</p>`;
    await author.call('PUT /api/v4/inbox/messages/{id}', { params: { id: rewritten }, body: { content: now } });
    hidden.messages.push(rewritten);
    const gone = await sent(author, thread, `<p>${word('a deleted message', ['author'], true)}</p>`);
    await author.call('DELETE /api/v4/inbox/messages/{id}', { params: { id: gone } });
    await api.settled();
    const reason = word('why a message was reported', ['author', ...STAFF]);
    await author.call('POST /api/v4/inbox/messages/{id}/report', { params: { id: answer }, body: { reason } });
  }

  /** Among three, of whom one has left before it was said. */
  async function lettersSince(): Promise<void> {
    const { author, gold: other, 'formerly gold': who } = people;
    const three = await threadOf(author, [other, who], '<p>Met ons drieën</p>');
    await leave(who, three);
    hidden.messages.push(
      await sent(author, three, `<p>${word('a message after one left', ['author', 'program', 'gold'])}</p>`),
    );
  }

  /** Of a secret group: whoever is in it or invited, and administrators. */
  async function secretGroup(): Promise<void> {
    const { author, gold: guestOfHonour } = people;
    const inside: readonly Who[] = ['author', 'impersonator', 'program', 'admin'];
    const may: readonly Who[] = [...inside, 'gold'];
    const group = await makeGroup(admin, {
      status: 'secret',
      name: word('the name of a secret group', may),
      description: `<p>${word('what a secret group is about', may)}</p>`,
      rules: [word('a rule of a secret group', may)],
      faqs: [{ question: word('a question in a secret group', may), answer: word('an answer in a secret group', may) }],
    });
    await letIntoGroup(admin, author, group);
    const params = { id: group.id };
    await admin.call('POST /api/v4/groups/{id}/invitations', { params, body: { user_ids: [guestOfHonour.id] } });
    const reason = word('why a secret group has changed', ['admin']);
    await admin.call('PUT /api/v3/groups/{id}', { params, body: { allow_user_invites: true, reason } });
    const file = await send(admin, bmp(), `${word('the name of a file of a secret group', inside)}.bmp`);
    const upload_uuids = [file.body.data.uuid as string];
    await admin.call('POST /api/v4/groups/{id}/files', { params, body: { upload_uuids } });
    const said = { title: word('a topic of a secret group', inside), channel_id: group.channel_id };
    await admin.call('POST /conversations', { body: { ...said, content: '<p>Onder ons gezegd</p>' } });
    hidden.groups.push(group.id);
  }

  /** Of a secret event: whoever is invited or in it, and administrators. */
  async function secretEvent(): Promise<void> {
    const { author, gold: guestOfHonour } = people;
    const may: readonly Who[] = ['author', 'impersonator', 'program', 'gold', 'admin'];
    const event = await makeEvent(admin, {
      status: 'secret',
      title: word('the title of a secret event', may),
      description: `<p>${word('what a secret event is about', may)}</p>`,
      full_address: word('the place of a secret event', may),
      url: `https://example.test/${word('the link of a secret event', may)}`,
      organiser_ids: [author.id],
    });
    await acceptOrganising(author, event);
    const params = { id: event.id };
    await admin.call('POST /api/v4/events/{id}/invitations', { params, body: { user_ids: [guestOfHonour.id] } });
    await admin.call('PUT /api/v3/events/{id}/join', { params });
    const reason = word('why a secret event has changed', ['admin']);
    await admin.call('PUT /api/v3/events/{id}', { params, body: { capacity: 5, reason } });
    const room = (await admin.call('POST /api/v4/events/{id}/live-room', { params, body: {} })).body.data as {
      id: number;
    };
    await admin.call('PUT /api/v4/live-rooms/{id}', {
      params: { id: room.id },
      body: { max_hosts: 3, reason: word('why the room of a secret event has changed', ['admin']) },
    });
    hidden.rooms.push(room.id);
    const said = {
      title: word('a topic of a secret event', ['author', 'impersonator', 'program', 'admin']),
      channel_id: event.channel_id,
    };
    await admin.call('POST /conversations', { body: { ...said, content: '<p>Onder ons gezegd</p>' } });
    hidden.events.push(event.id);
  }

  /** What it asks is for whoever takes it, what is right for whoever edits it; the attempt is open, so that nothing is told yet. */
  async function quiz(): Promise<void> {
    const { gold: taker } = people;
    const authors: readonly Who[] = ['author', 'impersonator', 'program', 'admin'];
    const all: readonly Who[] = [...authors, 'gold'];
    const direct = { exact_answer: true, direct_feedback: true };
    const { id, questions } = await makeQuiz(
      admin,
      direct,
      [
        { question: word('what a quiz asks', all), type: 'free_form', answers: [word('what is right', authors)] },
        {
          question: 'Welke?',
          question_options: [{ value: word('an option', all), is_correct: true }, { value: 'Een ander' }],
        },
      ],
      word('the title of a quiz', all),
    );
    const attempt = await begun(taker, id);
    await answer(taker, attempt.id, questions[0]!.id, word('an answer', all));
    hidden.quizzes.push(id);
    hidden.questions.push(...questions.map((question) => question.id));
    hidden.attempts.push(attempt.id);
  }

  /** A lesson that is locked, with its file, in a course that is open; and a course that is a draft: its authors' and administrators' alone. */
  async function courses(): Promise<void> {
    const { author, gold: learner } = people;
    const may: readonly Who[] = ['author', 'impersonator', 'program', 'admin'];
    const { id, module } = await courseOf(admin, [], { name: 'Een open cursus', author_ids: [author.id] });
    const file = await send(author, bmp(), `${word('the name of a file of a locked lesson', may)}.bmp`);
    const locked = await addLesson(
      author,
      { course: id, module },
      {
        name: 'Op slot',
        content: `<p>${word('a locked lesson', may)}</p>`,
        ...{ upload_uuids: [file.body.data.uuid as string], unlocks_at: '2090-01-01 10:00:00' },
      },
    );
    await track(learner, { id, module }, await addLesson(author, { course: id, module }, { name: 'Open' }));
    const draft = await makeCourse(admin, {
      name: word('the name of a draft course', may),
      description: `<p>${word('what a draft course is about', may)}</p>`,
      author_ids: [author.id],
    });
    const part = await addModule(author, draft.id, word('a module of a draft course', may, true));
    await addLesson(
      author,
      { course: draft.id, module: part },
      { name: word('a lesson of a draft course', may, true) },
    );
    const params = { course: String(id), module: String(module), lesson: String(locked.id) };
    await learner.call('PUT /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}/note', {
      params,
      body: { content: word('a note on a lesson', ['gold']) },
    });
    const reason = word('why a lesson has changed', ['admin'], true);
    await admin.call('PUT /api/v4/e-learning/courses/{course}/modules/{module}/lessons/{lesson}', {
      params,
      body: { description: 'Later', reason },
    });
    hidden.courses.push(draft.id);
  }

  /** What is a member's own: unposted words, devices, programs, files. */
  async function ownThings(): Promise<void> {
    const { author } = people;
    const content = { text: word('a draft', ['author', 'program']) };
    await author.call('PUT /api/v4/drafts/{key}', { params: { key: `new:board-${open}` }, body: { content } });
    const program = {
      name: word('the name of a token', ['author', 'impersonator']),
      scopes: ['read'],
      current_password: PASSWORD,
    };
    await author.call('POST /api/v4/tokens', { body: program });
    await send(author, await jpegWithPlace(), `${word('the name of a file', ['author'], true)}.jpg`);
    for (const [name, may] of [
      ['author', ['author', 'impersonator', 'program', 'admin']],
      ['banned', ['admin']],
    ] as const) {
      const user_agent = word(`a device of ${name}`, may, true);
      const again = new Persona(people[name].url);
      await again.csrfToken();
      await again.send(
        'POST',
        '/api/v4/auth/login',
        { login: people[name].username, password: PASSWORD },
        { 'user-agent': user_agent },
      );
    }
    // The banned member reads it in a mail, and moderators among the decisions about them.
    const reason = word('why somebody was banned', STAFF);
    await admin.call('POST /api/v4/admin/members/{id}/ban', { params: { id: people.banned.id }, body: { reason } });
    canaries.push(
      {
        what: 'an address',
        word: `${people.author.username}@example.test`,
        may: ['author', 'impersonator', 'program', ...STAFF],
      },
      { what: 'the address of somebody banned', word: `${people.banned.username}@example.test`, may: STAFF },
    );
  }
}

async function peopleOf(api: TestApi, admin: Persona, gold: number): Promise<People> {
  const people: Partial<People> = { guest: api.guest(), admin };
  for (const name of ['reader', 'author', 'gold', 'formerly gold', 'banned'] as const) {
    people[name] = await api.member(`de-${name.replaceAll(' ', '-')}`);
  }
  people.moderator = await api.member('toezicht', 'moderator');
  for (const name of ['gold', 'formerly gold'] as const) {
    const body = { level_id: gold, expires_at: null };
    await admin.call('POST /api/v4/admin/members/{id}/levels', { params: { id: people[name]!.id }, body });
  }
  people.impersonator = await api.member('namens', 'admin');
  await people.impersonator.call('POST /api/v4/admin/members/{id}/impersonate', { params: { id: people.author!.id } });
  await people.impersonator.csrfToken();
  people.program = api.guest();
  const token = await people.author!.call('POST /api/v4/tokens', {
    body: { name: 'Lezen', scopes: ['read'], current_password: PASSWORD },
  });
  people.program.bearer = token.body.data.token as string;
  return people as People;
}
