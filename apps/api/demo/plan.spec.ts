import { boards, members, textsIn } from './content/index.ts';
import { courses } from './content/courses.ts';
import { events } from './content/events.ts';
import { groups } from './content/groups.ts';
import { pots } from './content/pots.ts';
import { type PlannedTopic, planDemo, VISITOR } from './plan.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const WORDS = {
  nl: /\b(de|het|een|niet|ook|ik|maar|bij|voor|naar|wel|mijn|zijn|dan|dat|van|je|nog|wij|ons|dit|jullie|geen|uit|deze|heel)\b/gi,
  en: /\b(the|and|it|to|my|with|for|you|that|this|your|from|not|but|are|have|they|how|than|thank|thanks)\b/gi,
};
/** By the little words; null where there are as many of both. */
function languageOf(text: string): 'en' | 'nl' | null {
  const [nl = 0, en = 0] = [WORDS.nl, WORDS.en].map((words) => text.match(words)?.length ?? 0);
  return nl === en ? null : nl > en ? 'nl' : 'en';
}

const RANK = { guest: 0, member: 1, moderator: 2, admin: 3 };

describe.each(['en', 'nl'] as const)('the demo community in %s', (language) => {
  let plan: PlannedTopic[];
  beforeAll(async () => void (plan = planDemo(await textsIn(language), NOW)));

  it('has 13 boards, 60 members, at least 150 topics, and eight comments for each', () => {
    const comments = plan.reduce((sum, topic) => sum + topic.comments.length, 0);
    expect([boards.length, members.length, comments]).toEqual([13, 60, plan.length * 8]);
    expect(plan.length).toBeGreaterThan(150);
  });

  it('names and describes every board, member, pot and picture in its language', async () => {
    const texts = await textsIn(language);
    expect(Object.keys(texts.boards).sort()).toEqual(boards.map(({ key }) => key).sort());
    expect(Object.keys(texts.bios).sort()).toEqual(members.map(({ key }) => key).sort());
    expect(Object.keys(texts.wall.pots)).toEqual(pots.map(({ member }) => member));
    const titles = texts.topics.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining([...Object.keys(texts.polls), ...Object.keys(texts.pictures)]));
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('names every course, module and lesson', async () => {
    const texts = (await textsIn(language)).courses;
    const modules = courses.flatMap((course) => course.modules);
    const keys = (all: { key: string }[]) => all.map(({ key }) => key).sort();
    expect(Object.keys(texts.courses).sort()).toEqual(keys(courses));
    expect(Object.keys(texts.modules).sort()).toEqual(keys(modules));
    expect(Object.keys(texts.lessons).sort()).toEqual(keys(modules.flatMap(({ lessons }) => lessons)));
  });

  it('names every event and its kind', async () => {
    const texts = (await textsIn(language)).events;
    expect(Object.keys(texts.events).sort()).toEqual(events.map(({ key }) => key).sort());
    expect([...new Set(events.map(({ category }) => category))].sort()).toEqual(Object.keys(texts.categories).sort());
  });

  it('names every group, and who is in it says something', async () => {
    const texts = (await textsIn(language)).groups;
    expect(Object.keys(texts)).toEqual(groups.map(({ key }) => key));
    for (const { key, by, joined } of groups) {
      expect([by, ...joined]).toEqual(expect.arrayContaining(texts[key]!.topics.map(([member]) => member)));
    }
  });

  it('speaks its language alone', async () => {
    const { topics, bios, tickets, threads, events, faqs, groups: ofGroups } = await textsIn(language);
    const said = [
      ...topics.flatMap(({ comments }) => comments),
      ...Object.values(bios),
      ...tickets.map(({ text }) => text),
      ...Object.values(events.events).map(([, text]) => text),
      ...faqs.flatMap(({ questions }) => questions.map(([, answer]) => answer)),
      ...Object.values(ofGroups).flatMap((group) => [group.text, ...group.topics.map(([, , text]) => text)]),
      ...threads.flatMap(({ messages }) => messages.map(([, , text]) => text)),
    ];
    expect(said.filter((text) => languageOf(text) === (language === 'en' ? 'nl' : 'en'))).toEqual([]);
  });

  it('has the visitor ask something that was answered lately', () => {
    const asked = plan.slice(-30).filter(({ author, comments }) => author.key === VISITOR && comments.length > 0);
    expect(asked).not.toHaveLength(0);
  });

  it('has the visitor in every conversation, whose messages are by those in it and each later than the one before', async () => {
    const { threads } = await textsIn(language);
    for (const { begunBy, others, messages } of threads) {
      const keys = [begunBy, ...others];
      expect(keys).toContain(VISITOR);
      expect(messages[0]![0]).toBe(begunBy);
      expect(keys).toEqual(expect.arrayContaining(messages.map(([key]) => key)));
      const ages = messages.map(([, hoursAgo]) => hoursAgo);
      expect(ages).toEqual([...new Set(ages)].sort((a, b) => b - a));
    }
    expect([threads.length, threads.flatMap(({ unread = 0 }) => unread)]).toEqual([4, [0, 0, 0, 2]]);
  });

  it('is the same every time', async () => {
    expect(planDemo(await textsIn(language), NOW)).toEqual(plan);
  });

  it('spans years, and nobody says anything before it was asked or in the future', () => {
    expect(NOW.getTime() - plan[0]!.at.getTime()).toBeGreaterThan(3 * 365 * 24 * 60 * 60 * 1000);
    for (const topic of plan) {
      let before = topic.at.getTime();
      for (const { at } of topic.comments) {
        expect(at.getTime()).toBeGreaterThanOrEqual(before);
        before = at.getTime();
      }
      expect(before).toBeLessThanOrEqual(NOW.getTime());
    }
  });

  it('lets nobody write where they may not', () => {
    for (const { board, author, comments } of plan) {
      expect(RANK[author.role]).toBeGreaterThanOrEqual(RANK[board.writeBy]);
      for (const comment of comments) expect(RANK[comment.author.role]).toBeGreaterThanOrEqual(RANK[board.readBy]);
    }
  });

  it('repeats no comment under a topic', () => {
    for (const { comments } of plan) expect(new Set(comments.map(({ html }) => html)).size).toBe(comments.length);
  });
});
