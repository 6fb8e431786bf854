import {
  boards,
  type DemoBoard,
  type DemoMember,
  type DemoParagraph,
  type DemoPicture,
  type DemoPoll,
  type DemoTexts,
  type DemoTopic,
  members,
  orderedTopics,
  remarksFor,
} from './content/index.ts';
import { Random } from './random.ts';

/** The average. */
const COMMENTS_PER_TOPIC = 8;
const DAY_MS = 24 * 60 * 60 * 1000;
const OLDEST_DAYS = 1400;
const CLOSED_SHARE = 0.04;
const SEED = 20_240;
/** The visitor's demo account. Their topics have these positions from the newest, so that they have recent answers. */
export const VISITOR = 'member';
const VISITORS_OWN = [4, 13, 22];

export interface PlannedComment {
  author: DemoMember;
  html: string;
  at: Date;
  likers: DemoMember[];
}

export interface PlannedTopic {
  board: DemoBoard;
  author: DemoMember;
  title: string;
  html: string;
  at: Date;
  likers: DemoMember[];
  comments: PlannedComment[];
  closed: boolean;
  poll: PlannedPoll | null;
  pictures: readonly DemoPicture[];
}

export interface PlannedPoll {
  asks: DemoPoll;
  endsAt: Date | null;
  /** The chosen answers of each voter, by position. */
  votes: { voter: DemoMember; answers: number[] }[];
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function htmlOf(block: DemoParagraph): string {
  if (typeof block === 'string') return `<p>${escaped(block)}</p>`;
  if ('quote' in block) return `<blockquote><p>${escaped(block.quote)}</p></blockquote>`;
  return `<ul>${block.list.map((item) => `<li><p>${escaped(item)}</p></li>`).join('')}</ul>`;
}

const RANK = { guest: 0, member: 1, moderator: 2, admin: 3 };
const joined = (member: DemoMember, now: Date): number => now.getTime() - member.joinedDaysAgo * DAY_MS;

const ownAndFitting = (texts: DemoTexts, topic: DemoTopic): string[] => [
  ...new Set([...topic.comments, ...remarksFor(texts, topic.board)]),
];

/**
 * Distributes comments over topics: a few topics have many, most have few. The sum is exact.
 * A topic gets at most as many comments as there are different texts for it.
 */
function commentCounts(texts: DemoTexts, topics: readonly DemoTopic[], random: Random): number[] {
  const most = topics.map((topic) => ownAndFitting(texts, topic).length);
  const comments = topics.length * COMMENTS_PER_TOPIC;
  const weights = topics.map((topic) => topic.comments.length + random.next() ** 3 * 14);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const counts = weights.map((weight, index) => Math.min(most[index]!, Math.floor((weight / whole) * comments)));
  let missing = comments - counts.reduce((sum, count) => sum + count, 0);
  while (missing > 0) {
    const index = random.below(counts.length);
    if (counts[index]! >= most[index]!) continue;
    counts[index]! += 1;
    missing -= 1;
  }
  return counts;
}

/** Spreads timestamps over the years, denser towards now. The newest is minutes old. */
function momentOf(index: number, count: number, now: Date, random: Random): Date {
  const age = ((count - index) / count) ** 1.7 * OLDEST_DAYS * DAY_MS;
  const hour = (7 + random.below(16)) * 60 + random.below(60);
  const day = new Date(now.getTime() - age);
  if (age < 3 * DAY_MS) return new Date(now.getTime() - age - random.below(40) * 60_000);
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), 0, hour));
}

function planComments(
  fitting: readonly string[],
  {
    topic,
    count,
    board,
    author,
    at,
  }: Pick<PlannedTopic, 'board' | 'author' | 'at'> & { topic: DemoTopic; count: number },
  now: Date,
  random: Random,
) {
  const readers = members.filter((member) => RANK[member.role] >= RANK[board.readBy]);
  const others = fitting.slice(topic.comments.length);
  const texts = [...topic.comments, ...random.some(others, count)].slice(0, count);
  const span = Math.max(1, now.getTime() - at.getTime());
  let moment = at.getTime();
  let before = author;
  return texts.map((text, index): PlannedComment => {
    const gap = Math.min(span / (texts.length + 1), (4 + random.next() ** 4 * 4000) * 60_000);
    moment += gap * (0.3 + random.next() * 0.7);
    const present = readers.filter((member) => joined(member, now) <= moment && member !== before);
    const spoke =
      index > 0 && before !== author && random.next() < 0.25 ? author : random.pick(present.length ? present : readers);
    before = spoke;
    const likers = random.next() < 0.45 ? random.some(present, random.below(5)) : [];
    return { author: spoke, html: `<p>${escaped(text)}</p>`, at: new Date(moment), likers };
  });
}

/** Uses a separate random generator, so that adding a poll changes nothing else. */
function planPoll(asks: DemoPoll, readers: readonly DemoMember[], now: Date): PlannedPoll {
  const random = new Random(SEED + asks.question.length);
  const bag = asks.weights.flatMap((weight, index) => Array.from({ length: weight }, () => index));
  const most = asks.settings.poll_multiple_answers ? 3 : 1;
  const votes = random.some(readers, asks.voters).map((voter) => {
    const drawn = Array.from({ length: 1 + random.below(most) }, () => random.pick(bag));
    return { voter, answers: [...new Set(drawn)] };
  });
  const endsAt = asks.endsInDays === undefined ? null : new Date(now.getTime() + asks.endsInDays * DAY_MS);
  return { asks, endsAt, votes };
}

/** Plans the whole demo community, oldest first. Pure, from its texts and the time of seeding. */
export function planDemo(texts: DemoTexts, now: Date): PlannedTopic[] {
  const random = new Random(SEED);
  const topics = orderedTopics(texts);
  const counts = commentCounts(texts, topics, random);
  return topics.map((topic, index) => {
    const at = momentOf(index, topics.length, now, random);
    const board = boards.find(({ key }) => key === topic.board)!;
    const writers = members.filter((member) => RANK[member.role] >= Math.max(RANK[board.writeBy], RANK[board.readBy]));
    const there = writers.filter((member) => joined(member, now) <= at.getTime());
    const own = VISITORS_OWN.includes(topics.length - index) && there.find(({ key }) => key === VISITOR);
    const author = own || random.pick(there.length ? there : writers);
    const readers = members.filter((member) => RANK[member.role] >= RANK[board.readBy] && member !== author);
    const asks = texts.polls[topic.title];
    return {
      board,
      author,
      at,
      title: topic.title,
      html: topic.paragraphs.map(htmlOf).join(''),
      likers: random.some(readers, Math.floor(random.next() ** 2 * 30)),
      comments: planComments(
        ownAndFitting(texts, topic),
        { topic, count: counts[index]!, board, author, at },
        now,
        random,
      ),
      closed: index < topics.length * 0.9 && random.next() < CLOSED_SHARE,
      poll: asks ? planPoll(asks, readers, now) : null,
      pictures: texts.pictures[topic.title] ?? [],
    };
  });
}
