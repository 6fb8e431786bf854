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

/** Our own bound: as many things are asked for by one call that names their ids. */
export const IDS_AT_ONCE = 100;

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
  atOnce: IDS_AT_ONCE,
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

/** Part 2 §9 (search, presence) and part 3 §9 (typing): milliseconds. */
export const MESSAGE_TIMES = { onlineMs: 3_600_000, searchMs: 400, typingMs: 900, whisperMs: 500 } as const;
