/** Every limit of what may be sent, in plain values: schemas, forms and rules read it here, and no number stands twice. */

/** Part 1 §5 and §9: 8 MB, which is 8 × 1024² bytes (decisions, conventions). */
export const UPLOAD_BYTES = 8 * 1024 ** 2;

/** Part 1 §5: the images of a post. */
export const IMAGES_PER_POST = 4;

/** Our own bound: beside its images a post may have this many sounds. */
export const SOUNDS_PER_POST = 4;

/** Our own bound: next to its images and sounds a post may have this many documents. */
export const DOCUMENTS_PER_POST = 4;

/** Decisions, conventions: images, sounds and documents of a comment together. */
export const FILES_PER_COMMENT = 4;

/** Our own bound: what a picture shows, in words. */
export const ALT_LENGTH = 300;

/** Part 1 §5: what an image may be, and what browsers save from pages (webp, avif); those that not every browser shows are converted. */
export const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'heic', 'heif', 'webp', 'avif'] as const;

/** Part 1 §5: what a sound may be. */
export const AUDIO_EXTENSIONS = ['mp3', 'mpeg', 'ogg', 'oga', 'wav'] as const;

/** Polls: question and answers of part 1 §5, what is shown of part 3 §9; the other bounds are our own. */
export const POLL_LIMITS = {
  question: { min: 5, max: 100 },
  answersMin: 2,
  answersMost: 50,
  answer: 100,
  /** Options that are seen at first. */
  shown: 6,
  /** Between the live event and the question for what is new. */
  refreshMs: 1000,
  draftHours: 24,
  /** So many are asked for by one call. */
  atOnce: 100,
  voters: 20,
} as const;

/** Part 1 §5 and §9; comment length: decisions, conventions. */
export const COMMUNITY_LIMITS = {
  title: 100,
  contentMin: 5,
  content: 100_000,
  comment: 20_000,
  feedPage: 20,
  commentPage: 10,
  excerpt: 200,
  commentExcerpt: 110,
  replies: 10,
  /** Beside a comment; all of them have a list of their own. */
  likers: 10,
  boardsMax: 9999,
  /** As many as are put in order at once. */
  ordered: 500,
  slug: 80,
  metaTitle: 150,
  metaDescription: 300,
  videoUrl: 500,
  /** How long whoever deleted something may take it back; longer than the message that offers it stands. */
  undoSeconds: 60,
  /** The popular feed ranks this many of the newest topics; what is older has decayed away. */
  popular: 1000,
} as const;

/** Part 3 §5: first name 50, last name 255, username 50; part 3 §9: password at least 8. */
export const NAME_LIMITS = {
  firstName: 50,
  lastName: 255,
  usernameMin: 3,
  username: 50,
  passwordMin: 8,
  passwordMax: 256,
} as const;

/** Our own bound: what a member says of themselves. */
export const BIO_LIMIT = 1000;

/** Our own bounds: tokens of programs. */
export const TOKEN_LIMITS = { name: 60, days: 365, perMember: 20 } as const;

/** Our own bound: why something was done, as the history keeps it. */
export const REASON_LENGTH = 500;

/** Our own bound: what a community is for, in one sentence. */
export const COMMUNITY_DESCRIPTION = 160;

/** Part 2 §9: images, page and preview; the other bounds are our own. */
export const MESSAGE_LIMITS = {
  /** Images and documents together. */
  images: 5,
  page: 10,
  preview: 30,
  content: 20_000,
  /** In one conversation, whoever begins it not counted. */
  participants: 49,
  /** A badge says "99+" beyond its two digits. */
  countedUnread: 100,
  /** How many messages before and after a reported one are shown with it. */
  neighbours: 3,
} as const;

/** Part 2 §9; the lengths are our own bounds, in characters. */
export const GIF_LIMITS = {
  /** Results of one search, at most and by default. */
  search: 30,
  placeholders: 20,
  columns: 3,
  gutter: 10,
  categoryColumns: 4,
  categoryColumnsSmall: 3,
  query: 100,
  address: 2100,
} as const;

/** Part 2 §9 (search, presence) and part 3 §9 (typing): milliseconds. */
export const MESSAGE_TIMES = { onlineMs: 3_600_000, searchMs: 400, typingMs: 900, whisperMs: 500 } as const;

/** Our own bounds: quizzes (part 3 §3). */
export const QUIZ_LIMITS = {
  title: 150,
  description: 2000,
  question: 1000,
  options: { min: 2, most: 20 },
  option: 300,
  /** Of a free-form question: what counts as right. */
  answers: 20,
  accepted: 200,
  /** What a member writes. */
  answer: 2000,
  questions: 200,
  media: 8,
  text: 5000,
  videoUrl: 500,
  /** A client's own name of an option. */
  uid: 60,
  /** Minutes: a week. */
  timer: 10_080,
  page: 20,
  /** Attempts that are reset by one call. */
  reset: 100,
  /** Of whom a corrected key changes the score, so many are named beforehand. */
  previewed: 200,
} as const;

/** Events and reminders: upcoming, slider and period of part 3 §7 and §9, part 1 §3; the other bounds are our own. */
export const EVENT_LIMITS = {
  title: 100,
  description: 20_000,
  address: 200,
  capacity: 100_000,
  /** Members invited at once. */
  invited: 100,
  organisers: 20,
  page: 20,
  /** The upcoming-events card. */
  upcoming: 5,
  /** The slider in the feed. */
  newest: 2,
  periodMost: 9999,
  /** Faces beside an event (`memberSelection`). */
  selection: 3,
  /** Of one member for one event. */
  reminders: 5,
  category: 60,
} as const;

/** Groups: how many are asked for at once by part 2 §9 and part 3 §9; the other bounds are our own. */
export const GROUP_LIMITS = {
  name: 80,
  description: 20_000,
  rule: 500,
  answer: 2000,
  rules: 20,
  faqs: 30,
  files: 100,
  /** Files added at once. */
  filesAdded: 10,
  /** Members invited at once. */
  invited: 100,
  page: 20,
  /** The widget of recent groups. */
  recent: 4,
  /** Side navigation, before its toggle. */
  navigation: 10,
  most: 9999,
} as const;

/** Support: our own bounds, since the specification shows none (part 3 §5). */
/** What is sold: the dearest is 100,000 in any currency. */
export const COMMERCE_LIMITS = { name: 80, description: 500, cents: 10_000_000 } as const;

export const SUPPORT_LIMITS = {
  category: 60,
  question: 300,
  answer: 20_000,
  /** As many questions as are read at once. */
  faqs: 1000,
  /** As a topic's: a member's request becomes one. */
  title: 100,
  content: 10_000,
  email: 254,
} as const;

/** Gamification: a trophy’s threshold is 1 and its rank 1 to 3 (part 3 §3, §9). */
export const GAMIFICATION_LIMITS = {
  threshold: 1,
  ranks: 3,
  title: 60,
  description: 500,
  most: 1_000_000,
  /** Points of one deed. */
  points: 1000,
  levels: 50,
  levelName: 40,
  deeds: 100,
  colors: 4,
  page: 20,
  trophies: 500,
  /** Members ahead of one are counted so far. */
  counted: 10_000,
  /** Members named by a dry run. */
  named: 100,
} as const;

/** Of which times a leaderboard is told: all, or the last 30 or 7 days. */
export const LEADERBOARD_PERIODS = ['all', 'month', 'week'] as const;
/** What the console offers as a trophy's icon. */
export const TROPHY_ICONS = [
  'trophy',
  'medal',
  'star',
  'flame',
  'heart',
  'messages',
  'users',
  'school',
  'calendar',
] as const;
export type TrophyIconName = (typeof TROPHY_ICONS)[number];
/** Part 3 §3: `custom`, or `others`; a community may have more. */
export const TROPHY_CATEGORIES = ['custom', 'others'] as const;

/** Courses: image width 600 (part 3 §9); the other bounds are our own. */
export const LEARNING_LIMITS = {
  name: 100,
  description: 20_000,
  content: 100_000,
  salespage: 500,
  theme: 40,
  authors: 20,
  page: 20,
  most: 100,
  modules: 100,
  /** In one course. */
  lessons: 500,
  videos: 10,
  files: 10,
  prerequisites: 20,
  unlockDays: 3650,
  /** Members enrolled at once by an author. */
  enrolled: 100,
  /** Of one member for one course. */
  reminders: 5,
  imageWidth: 600,
} as const;

/** Consent: our own bounds, since the specification shows none. */
export const CONSENT_LIMITS = { title: 120, text: 1500, policy: 50_000 } as const;

/** Of live rooms. Without a LiveKit server each participant sends to each other one, which carries six. */
export const LIVE_ROOM_LIMITS = {
  peers: 6,
  most: 100,
  hosts: 2,
  hostsMost: 20,
  /** Seconds. */
  emptyTimeout: 300,
  emptyMost: 3600,
  /** Of what one browser tells another one; a description of sound and pictures has some six thousand characters. */
  signal: 20_000,
} as const;
