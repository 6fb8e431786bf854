/** Shapes of the demo content. Everything here is pure data: plain text, no HTML. */

export type DemoReadLevel = 'guest' | 'member' | 'moderator' | 'admin';

export type DemoWriteLevel = 'member' | 'moderator' | 'admin';

export type DemoMemberRole = 'member' | 'moderator' | 'admin';

export interface DemoBoard {
  key: string;
  /** Hex colour that reads well on white and on dark backgrounds. */
  color: string;
  /** Name of a Tabler icon, without prefix. */
  icon: string;
  /** Key of the parent board, for a sub-board. */
  parent?: string;
  readBy: DemoReadLevel;
  writeBy: DemoWriteLevel;
  type?: 'helpdesk';
  /** A row of pots stands above it. */
  pots?: string[];
  /** Position in the list, from 0. */
  index: number;
}

export interface DemoMember {
  /** The address becomes `<key>@demo.test`. */
  key: string;
  username: string;
  firstName: string;
  lastName: string;
  role: DemoMemberRole;
  /** Days before the moment of seeding, 0..1500. */
  joinedDaysAgo: number;
  /** Colour of the generated avatar, 0..359. */
  hue: number;
}

export interface DemoBoardTexts {
  name: string;
  slug: string;
  description: string;
}

/** One block of a topic: a paragraph, a bulleted list or a quotation. */
export type DemoParagraph = string | { list: string[] } | { quote: string };

export interface DemoTopic {
  board: string;
  /** At most 100 characters, unique over all topics. */
  title: string;
  paragraphs: DemoParagraph[];
  /** Comments that belong to this topic, in the order in which they were written. */
  comments: string[];
}

export interface DemoTicket {
  /** Key of the member. */
  author: string;
  hoursAgo: number;
  status: 'open' | 'hold' | 'closed';
  title: string;
  text: string;
  answers: [member: string, text: string][];
}

export interface DemoPicture {
  /** Of the file. */
  name: string;
  shape: 'bowl' | 'dish' | 'mug';
  /** In the light and in the shadow. */
  glaze: [light: string, dark: string];
  ground: string;
  mark: 'none' | 'thumb' | 'specks';
  alt: string;
}

export interface DemoPoll {
  question: string;
  answers: string[];
  /** One for each answer. */
  weights: number[];
  settings: Partial<
    Record<'retry' | 'poll_multiple_answers' | 'poll_public' | 'poll_allow_guest_answers', boolean>
  >;
  /** Without it, it does not end. */
  endsInDays?: number;
  /** At most: as many as may read it. */
  voters: number;
}

/** Compact form: board, title, text (`|` starts a new paragraph), then comments. */
export type DemoShortTopic = [board: string, title: string, text: string, ...comments: string[]];

export type DemoMood = 'thanks' | 'question' | 'encouragement' | 'experience' | 'tip' | 'disagree' | 'humour';

export type DemoRemarkPool = Record<DemoMood, string[]>;

export interface DemoIntroduction {
  /** Key of the member. */
  member: string;
  title: string;
  body: string;
  daysAgo: number;
}

/** A comment that quotes another one, by its words, on the topic of this title. */
export interface DemoQuote {
  title: string;
  said: string;
  /** Key of the member who quotes. */
  member: string;
  text: string;
}

export interface DemoThread {
  /** Key of the member who begins it with the first message. */
  begunBy: string;
  /** Keys of the others. */
  others: string[];
  messages: [member: string, hoursAgo: number, text: string][];
  /** So many of the newest the visitor has not read; everybody else has read all. */
  unread?: number;
}

/** Of each course and lesson its name and what it says, and the names of modules. */
export interface DemoCourseTexts {
  courses: Record<string, [name: string, text: string]>;
  modules: Record<string, string>;
  lessons: Record<string, [name: string, text: string]>;
}

/** Of each event its title and what it is about, and the names of their categories. */
export interface DemoEventTexts {
  categories: Record<string, string>;
  country: string;
  linkTitle: string;
  events: Record<string, [title: string, text: string]>;
}

/** One quiz. A question has options, or is true or false, or has accepted answers, or is marked by hand. */
export interface DemoQuizTexts {
  title: string;
  description: string;
  /** Stands beside its first question. */
  beside: string;
  questions: { asks: string; options?: string[]; right?: number; truth?: boolean; answers?: string[] }[];
}
/** Of each group what it says of itself, and what is said on its board. */
export type DemoGroupTexts = Record<
  string,
  {
    name: string;
    text: string;
    rules: string[];
    faqs: [question: string, answer: string][];
    topics: [member: string, title: string, text: string][];
  }
>;

/** Categories of questions with their answers, in their order. */
export type DemoFaqTexts = { category: string; questions: [question: string, answer: string][] }[];

/** What trophies are called, and the levels of points. */
export interface DemoScores {
  levels: [name: string, points: number][];
  trophies: [title: string, description: string, measure: string | null, threshold: number, rank: number, xp: number][];
  /** Given by the administrator, to the visitor. */
  granted: [title: string, description: string];
  because: string;
}

export interface DemoWall extends DemoBoardTexts {
  /** By the key of their maker. */
  pots: Record<string, [title: string, text: string, alt: string]>;
}

/** All words of the demo community in one language. Members and boards are named by their keys. */
export interface DemoTexts {
  community: { community_name: string; description: string };
  boards: Record<string, DemoBoardTexts>;
  bios: Record<string, string>;
  /** The first opens the community; the others are mixed. */
  topics: DemoTopic[];
  /** Titles of topics that refer to one another, in the order in which they must have been written. */
  sequences: string[][];
  remarks: DemoRemarkPool;
  /** In place of the general remarks, on boards where those about clay and kilns would sound odd. */
  boardRemarks: Record<string, string[]>;
  polls: Record<string, DemoPoll>;
  pictures: Record<string, DemoPicture[]>;
  tickets: DemoTicket[];
  wall: DemoWall;
  /** What the visitor has talked about with others. */
  threads: DemoThread[];
  events: DemoEventTexts;
  quiz: DemoQuizTexts;
  groups: DemoGroupTexts;
  faqs: DemoFaqTexts;
  scores: DemoScores;
  courses: DemoCourseTexts;
  introductions: DemoIntroduction[];
  quoted: DemoQuote;
  /** A comment that the visitor has begun. */
  draft: string;
  /** Why a moderator closed a topic. */
  closedBecause: string;
}
