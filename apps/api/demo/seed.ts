import type { INestApplication } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { community } from '@lyceum/contracts';
import { Kernel, run } from '@lyceum/kernel';
import type { Logger } from 'pino';
import sql, { raw } from 'sql-template-tag';
import { z } from 'zod';
import { type Config, CONFIG } from '@lyceum/api/platform/config.ts';
import { guest, type MemberViewer } from '@lyceum/api/platform/http/viewer.ts';
import { platformText } from '@lyceum/api/platform/texts/platform.texts.ts';
import { Readiness } from '@lyceum/api/platform/health/readiness.ts';
import { LOGGER } from '@lyceum/api/platform/observability/logger.ts';
import {
  AnswerPoll,
  CreateBoard,
  Introduce,
  LikePost,
  OfferIntroduction,
  PostComment,
  PostTopic,
  SetTopicStatus,
  TellBirthday,
} from '@lyceum/api/modules/community/index.ts';
import { ChangeProfile, hashPassword, RegisterMember } from '@lyceum/api/modules/identity/index.ts';
import { Uploads } from '@lyceum/api/modules/media/index.ts';
import { Settings } from '@lyceum/api/modules/settings/index.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@lyceum/api/platform/demo-accounts.ts';
import {
  BLOG_BOARD,
  boards,
  CELEBRANT,
  type DemoMember,
  type DemoTexts,
  members,
  textsIn,
  WELCOME_BOARD,
} from './content/index.ts';
import { postTickets } from './tickets.ts';
import { drawn } from './draw.ts';
import { sendRow } from './draw-row.ts';
import { DEMO_STREAM, needsNoDemo } from '@lyceum/api/demo.ts';
import { quoteSomebody } from './quote.ts';
import { hangPictures } from './wall.ts';
import { type PlannedComment, type PlannedPoll, type PlannedTopic, planDemo, VISITOR } from './plan.ts';
import { keepThings, readTopics } from './reading.ts';
import { teachCourses } from './courses.ts';
import { planEvents } from './events.ts';
import { makeQuiz } from './quiz.ts';
import { writePolicy } from './consent.ts';
import { sellLevels } from './shop.ts';
import { answerQuestions } from './faqs.ts';
import { keepScores } from './scores.ts';
import { foundGroups } from './groups.ts';
import { converse, follow, readThreads } from './threads.ts';

/** An organisation with a reserved example address, so that mail to it reaches no one. */
const COMPANY = {
  ...{ company_name: 'Vereniging De Werkplaats', company_address: 'Kade 12', company_zipcode: '2801 AB' },
  ...{ company_city: 'Gouda', company_kvk: '00000000', company_email: 'hallo@werkplaats.example' },
};
const AT_ONCE = 8;
const DAY_MS = 24 * 60 * 60 * 1000;
const TELL_EVERY = 25;
const CATCH_UP_MS = 60_000;
/** The visitor gets notifications of answers that are at most this number of days old. */
const TOLD_DAYS = 45;
/** The number of likes of the visitor's topics that send notifications. */
const TOLD_LIKES = 2;
const SCHEMAS = [
  'events',
  'identity',
  'directory',
  'community',
  'notifications',
  'media',
  'settings',
  'drafts',
  'search',
  'relations',
  'messages',
  'calendar',
  'rooms',
  'gamification',
  'quizzes',
  'groups',
  'support',
  'learning',
  'certificates',
  'consent',
  'commerce',
];
const CORRELATION = 'demo-community';

const address = (key: string): string => `${key}@demo.test`;

const demoEvents = { DemoSeedingBegan: z.object({}), DemoSeeded: z.object({ topics: z.int(), comments: z.int() }) };

/**
 * Fills an empty database with the demo community, once, through the commands that members use.
 * If an earlier run did not finish, it clears the database and starts over. No data is lost, because the server waits
 * for the end.
 */
export async function seedDemo(app: INestApplication): Promise<void> {
  const kernel = app.get(Kernel);
  kernel.events(demoEvents);
  if (await needsNoDemo(kernel.db.pool)) return;
  if ((await kernel.store.read(kernel.db.pool, DEMO_STREAM)).length > 0) await clear(kernel);
  const { demoLanguage } = app.get<Config>(CONFIG);
  await new Seeding(app, await textsIn(demoLanguage)).run();
}

async function clear(kernel: Kernel): Promise<void> {
  await kernel.dispatcher.stop();
  const tables = await run<{ name: string }>(
    kernel.db.pool,
    sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname = any(${SCHEMAS})`,
  );
  await kernel.db.pool.query(sql`truncate ${raw(tables.map(({ name }) => name).join(', '))} restart identity`);
  await kernel.dispatcher.start();
}

class Seeding {
  private readonly kernel: Kernel;
  private readonly commands: CommandBus;
  private readonly uploads: Uploads;
  private readonly settings: Settings;
  private readonly config: Config;
  private readonly logger: Logger;
  private readonly readiness: Readiness;
  private readonly viewers = new Map<string, MemberViewer>();
  private readonly boardIds = new Map<string, number>();

  constructor(
    private readonly app: INestApplication,
    private readonly texts: DemoTexts,
  ) {
    this.kernel = app.get(Kernel);
    this.commands = app.get(CommandBus);
    this.uploads = app.get(Uploads);
    this.settings = app.get(Settings);
    this.config = app.get(CONFIG);
    this.logger = app.get(LOGGER);
    this.readiness = app.get(Readiness);
  }

  async run(): Promise<void> {
    const now = this.kernel.clock.now();
    this.tell('members');
    await this.mark('DemoSeedingBegan', {});
    await this.registerMembers(now);
    await this.name();
    await this.createBoards(now);
    const plan = planDemo(this.texts, now);
    let done = 0;
    await inParallel(plan, AT_ONCE, async (topic) => {
      await this.post(topic, now);
      done += 1;
      if (done % TELL_EVERY === 0) this.tell(`${done} of ${plan.length} topics`);
    });
    await this.introduce(now);
    const { publicUrl } = this.config;
    const { viewers, texts } = this;
    await quoteSomebody(this.kernel, this.commands, { quoted: texts.quoted, viewers, now, publicUrl });
    const boardId = this.boardIds.get(boards.find(({ type }) => type === 'helpdesk')!.key)!;
    await postTickets(this.commands, texts.tickets, { boardId, viewers, now });
    await hangPictures(this.commands, this.uploads, { wall: texts.wall, index: boards.length, viewers, now });
    await follow(this.commands, { viewers, now });
    const threadIds = await converse(this.commands, texts.threads, { viewers, now });
    await planEvents(this.commands, { uploads: this.uploads, texts: texts.events, viewers, now });
    const quizId = await makeQuiz(this.commands, { texts: texts.quiz, viewers, now });
    await answerQuestions(this.commands, { texts: texts.faqs, viewers, now });
    await writePolicy(this.commands, { language: this.config.demoLanguage, viewers, now });
    const founding = { kernel: this.kernel, uploads: this.uploads, texts: texts.groups, viewers, now };
    await foundGroups(this.commands, founding);
    await teachCourses(this.commands, { uploads: this.uploads, texts: texts.courses, quizId, viewers, now });
    const shop = { language: this.config.demoLanguage, index: boards.length + 1, viewers, now, buyer: VISITOR };
    await sellLevels(this.app, shop);
    await keepScores(this.commands, { texts: texts.scores, viewers, now, visitor: VISITOR });
    const comments = plan.reduce((sum, topic) => sum + topic.comments.length, 0);
    const position = await this.mark('DemoSeeded', { topics: plan.length, comments });
    const { dispatcher } = this.kernel;
    await dispatcher.caughtUp(dispatcher.consumers, position, CATCH_UP_MS);
    const accounts = members.filter(({ key }) => DEMO_ACCOUNTS.some(({ email }) => email === address(key)));
    await readTopics(
      this.kernel,
      accounts.map((member) => ({ memberId: this.viewer(member).id, isVisitor: member.key === VISITOR })),
    );
    const visitorId = viewers.get(VISITOR)!.id;
    await keepThings(this.kernel, visitorId, texts.draft);
    await readThreads(this.kernel, texts.threads, { ids: threadIds, visitorId });
  }

  private tell(what: string): void {
    this.readiness.reason = platformText('failure.demo', { what });
    this.logger.info(`making the demo community: ${what}`);
  }

  private async mark(type: keyof typeof demoEvents, data: object): Promise<string> {
    const { position } = await this.kernel.execute({
      decider: { initial: () => ({}), decide: () => [{ type, data }], evolve: (state: object) => state },
      stream: DEMO_STREAM,
      meta: { actor_id: null, correlation_id: CORRELATION, silent: true },
      prepare: () => ({ command: {} }),
    });
    return position!;
  }

  private viewer(member: DemoMember): MemberViewer {
    return this.viewers.get(member.key)!;
  }

  private async registerMembers(now: Date): Promise<void> {
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const locale = this.config.demoLanguage;
    // Sequential, so that ids follow the order of joining and the three demo accounts come first among the oldest
    // members.
    for (const member of [...members].sort((a, b) => b.joinedDaysAgo - a.joinedDaysAgo)) {
      const { username, firstName, lastName, role, joinedDaysAgo } = member;
      const email = address(member.key);
      const input = { email, password: DEMO_PASSWORD, first_name: firstName, last_name: lastName, username, locale };
      const meta = { actor_id: null, correlation_id: CORRELATION, silent: true } as const;
      const at = new Date(now.getTime() - joinedDaysAgo * DAY_MS);
      const { memberId } = await this.commands.execute(
        new RegisterMember(input, meta, { role, at, passwordHash, emailVerified: true }),
      );
      const viewer: MemberViewer = { ...guest(CORRELATION), id: memberId, role };
      this.viewers.set(member.key, viewer);
      await this.commands.execute(
        new ChangeProfile({ profile: this.texts.bios[member.key]! }, viewer, { at, silent: true }),
      );
    }
  }

  private async name(): Promise<void> {
    const founder = this.viewer(members.find(({ role }) => role === 'admin')!);
    const { community_name, description: community_description } = this.texts.community;
    const { demoLanguage: locale } = this.config;
    await this.settings.change({ community_name, community_description, locale, ...COMPANY }, founder);
  }

  private async createBoards(now: Date): Promise<void> {
    const founder = this.viewer(members.find(({ role }) => role === 'admin')!);
    const at = new Date(now.getTime() - 1500 * DAY_MS);
    // Parents first, because a sub-board needs the id of its parent.
    for (const board of [...boards].sort((a, b) => Number(Boolean(a.parent)) - Number(Boolean(b.parent)))) {
      const { color, icon, index, readBy: read_by, writeBy: write_by } = board;
      const { name, description, slug } = this.texts.boards[board.key]!;
      const subgroup_id = board.parent ? this.boardIds.get(board.parent)! : null;
      const image_uuid = await sendRow(this.uploads, founder, board.pots);
      const kind = { type: board.type, image_uuid };
      const input = { name, description, color, icon, index, read_by, write_by, subgroup_id, ...kind };
      const given = { viewer: founder, at, silent: true } as const;
      const { id } = await this.commands.execute(new CreateBoard(input, given, slug));
      this.boardIds.set(board.key, id);
    }
  }

  /**
   * The newest member has introduced themselves and one member has had a birthday. New members are asked for an
   * introduction.
   */
  private async introduce(now: Date): Promise<void> {
    const founder = members.find(({ role }) => role === 'admin')!;
    const board = this.boardIds.get(WELCOME_BOARD)!;
    const blog_board_id = this.boardIds.get(BLOG_BOARD)!;
    const boardsOfKinds = { introduction_board_id: board, birthday_board_id: board, blog_board_id };
    await this.settings.change(boardsOfKinds, this.viewer(founder));
    for (const { member: key, title, body, daysAgo } of this.texts.introductions) {
      const viewer = this.viewer(members.find((member) => member.key === key)!);
      const at = new Date(now.getTime() - daysAgo * DAY_MS);
      const meta = { actor_id: viewer.id, correlation_id: CORRELATION, silent: true } as const;
      await this.commands.execute(new OfferIntroduction(viewer.id, meta, at));
      await this.commands.execute(new Introduce({ title, body }, { viewer, at, silent: true }));
    }
    const celebrant = members.find(({ key }) => key === CELEBRANT)!;
    const at = new Date(now.getTime() - 3 * DAY_MS);
    const told = [celebrant.firstName, at.getUTCFullYear(), CORRELATION, at] as const;
    await this.commands.execute(new TellBirthday(this.viewer(celebrant).id, ...told));
  }

  private async vote(topicId: number, { votes }: PlannedPoll, at: Date): Promise<void> {
    const options = await run<{ id: number; poll_id: number }>(
      this.kernel.db.pool,
      sql`select o.id, o.poll_id from community.poll p join community.poll_option o on o.poll_id = p.id
          where p.topic_id = ${topicId} order by o.id`,
    );
    for (const { voter, answers } of votes) {
      const chosen = answers.map((index) => options[index]!.id);
      const given = { viewer: this.viewer(voter), at, silent: true } as const;
      await this.commands.execute(new AnswerPoll(options[0]!.poll_id, chosen, given));
    }
  }

  private async kindOf({ author, poll, pictures }: PlannedTopic) {
    if (poll) return { post_type: 'poll' as const, poll: pollInput(poll) };
    if (pictures.length === 0) return { post_type: 'text' as const };
    const upload_uuids: string[] = [];
    for (const picture of pictures) {
      const file = { bytes: await drawn(picture), name: `${picture.name}.jpg` };
      upload_uuids.push((await this.uploads.take(this.viewer(author), file)).uuid);
    }
    return { post_type: 'image' as const, upload_uuids, upload_alts: pictures.map(({ alt }) => alt) };
  }

  private async post(topic: PlannedTopic, now: Date): Promise<void> {
    const by = (member: DemoMember, at: Date) => ({ viewer: this.viewer(member), at, silent: true }) as const;
    const input = {
      title: topic.title,
      content: topic.html,
      channel_id: this.boardIds.get(topic.board.key)!,
      ...(await this.kindOf(topic)),
    };
    const { id, postId } = await this.commands.execute(new PostTopic(input, by(topic.author, topic.at)));
    if (topic.poll) await this.vote(id, topic.poll, topic.at);
    for (const [place, liker] of topic.likers.entries()) {
      const liked = by(liker, topic.at);
      const isNews = place < TOLD_LIKES && isLately(topic, topic.at, now);
      await this.commands.execute(new LikePost(postId, true, isNews ? { ...liked, silent: undefined } : liked));
    }
    for (const comment of topic.comments) {
      const said = by(comment.author, comment.at);
      const given = isTold(topic, comment, now) ? { ...said, silent: undefined } : said;
      const made = await this.commands.execute(new PostComment(id, comment.html, given));
      for (const liker of comment.likers) {
        await this.commands.execute(new LikePost(made.id, true, by(liker, comment.at)));
      }
    }
    if (!topic.closed) return;
    const moderator = members.find(({ role }) => role === 'moderator')!;
    const at = topic.comments.at(-1)?.at ?? topic.at;
    await this.commands.execute(
      new SetTopicStatus(id, true, { ...by(moderator, at), reason: this.texts.closedBecause }),
    );
  }
}

/** Whether a comment is not silent: only recent answers to the visitor send notifications. */
const isTold = (topic: PlannedTopic, { author, at }: PlannedComment, now: Date): boolean =>
  author.key !== VISITOR && isLately(topic, at, now);

const isLately = ({ author }: PlannedTopic, at: Date, now: Date): boolean =>
  author.key === VISITOR && now.getTime() - at.getTime() < TOLD_DAYS * DAY_MS;

function pollInput({ asks, endsAt }: PlannedPoll): community.PollInput {
  const { question, answers, settings } = asks;
  const question_options = answers.map((value) => ({ value }));
  return {
    question,
    question_options,
    settings: community.pollSettings.parse({ ...settings, end_date: endsAt?.toISOString() }),
  };
}

async function inParallel<T>(items: readonly T[], lanes: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const lane = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
