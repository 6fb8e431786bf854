/** Shapes of the demo content. Everything here is pure data: plain text, no HTML. */

export type DemoLocale = 'nl' | 'en';

export type DemoReadLevel = 'guest' | 'member' | 'moderator' | 'admin';

export type DemoWriteLevel = 'member' | 'moderator' | 'admin';

export type DemoMemberRole = 'member' | 'moderator' | 'admin';

export interface DemoBoard {
  key: string;
  name: string;
  slug: string;
  description: string;
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
  picture?: true;
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
  locale: DemoLocale;
  /** Days before the moment of seeding, 0..1500. */
  joinedDaysAgo: number;
  /** Colour of the generated avatar, 0..359. */
  hue: number;
  bio: string;
}

/** One block of a topic: a paragraph, a bulleted list or a quotation. */
export type DemoParagraph = string | { list: string[] } | { quote: string };

export interface DemoTopic {
  board: string;
  locale: DemoLocale;
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

/** Compact form: board, locale, title, text (`|` starts a new paragraph), then comments. */
export type DemoShortTopic = [board: string, locale: DemoLocale, title: string, text: string, ...comments: string[]];

export type DemoMood = 'thanks' | 'question' | 'encouragement' | 'experience' | 'tip' | 'disagree' | 'humour';

export type DemoRemarkPool = Record<DemoMood, string[]>;

export type DemoRemarks = Record<DemoLocale, DemoRemarkPool>;
