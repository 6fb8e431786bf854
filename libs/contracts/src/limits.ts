/** All limits of requests in plain values. Schemas, forms and rules read them here, so that no number is repeated. */

/** 8 MB, which is 8 × 1024² bytes (part 1 §5 and §9, decisions, conventions). */
export const UPLOAD_BYTES = 8 * 1024 ** 2;

/** Images of a post (part 1 §5). */
export const IMAGES_PER_POST = 4;

/** Sounds of a post, in addition to its images. Our own bound. */
export const SOUNDS_PER_POST = 4;

/** Documents of a post, in addition to its images and sounds. Our own bound. */
export const DOCUMENTS_PER_POST = 4;

/** Images, sounds and documents of a comment together (decisions, conventions). */
export const FILES_PER_COMMENT = 4;

/** Length of an image's alternative text. Our own bound. */
export const ALT_LENGTH = 300;

/**
 * Image formats (part 1 §5), plus those that browsers save from pages (webp, avif). The server converts formats that
 * some browsers cannot show.
 */
export const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'heic', 'heif', 'webp', 'avif'] as const;

/** Sound formats (part 1 §5). */
export const AUDIO_EXTENSIONS = ['mp3', 'mpeg', 'ogg', 'oga', 'wav'] as const;

/** Number of ids in one request. Our own bound. */
export const IDS_AT_ONCE = 100;

/** Polls. Question and answers follow part 1 §5, and the display part 3 §9. The other bounds are our own. */
export const POLL_LIMITS = {
  question: { min: 5, max: 100 },
  answersMin: 2,
  answersMost: 50,
  answer: 100,
  /** Options that are visible at first. */
  shown: 6,
  /** Delay between the live event and the refetch. */
  refreshMs: 1000,
  draftHours: 24,
  atOnce: IDS_AT_ONCE,
  voters: 20,
} as const;

/** Part 1 §5 and §9. The comment length follows decisions, conventions. */
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
  /** Likers shown next to a comment. A separate list contains all of them. */
  likers: 10,
  boardsMax: 9999,
  /** Number of boards in one ordering request. */
  ordered: 500,
  slug: 80,
  metaTitle: 150,
  metaDescription: 300,
  videoUrl: 500,
  /** How long a member can undo a deletion. Longer than the message that offers the undo is visible. */
  undoSeconds: 60,
  /** Unread topics of a board are counted up to this number. */
  unread: 100,
  /** Tags of a topic, and the length of one. Our own bounds. */
  tags: 5,
  tag: 30,
  /** The popular feed ranks this many of the newest topics. Older ones have decayed away. */
  popular: 1000,
} as const;

/** First name 50, last name 255 and username 50 (part 3 §5). The password has at least 8 characters (part 3 §9). */
export const NAME_LIMITS = {
  firstName: 50,
  lastName: 255,
  usernameMin: 3,
  username: 50,
  passwordMin: 8,
  passwordMax: 256,
} as const;

/** Length of a member's self-description. Our own bound. */
export const BIO_LIMIT = 1000;

/** API tokens. Our own bounds. */
export const TOKEN_LIMITS = { name: 60, days: 365, perMember: 20 } as const;

/** Length of an audit reason. Our own bound. */
export const REASON_LENGTH = 500;

/** Length of the community's one-sentence description. Our own bound. */
export const COMMUNITY_DESCRIPTION = 160;

/** Images, page and preview follow part 2 §9. The other bounds are our own. */
export const MESSAGE_LIMITS = {
  /** Images and documents together. */
  images: 5,
  page: 10,
  preview: 30,
  content: 20_000,
  /** Participants of a conversation, apart from its creator. */
  participants: 49,
  /** A badge shows "99+" above two digits. */
  countedUnread: 100,
  /** The number of messages before and after a reported message that staff see with it. */
  neighbours: 3,
} as const;

/** In milliseconds: part 2 §9 (search, presence) and part 3 §9 (typing). */
export const MESSAGE_TIMES = { onlineMs: 3_600_000, searchMs: 400, typingMs: 900, whisperMs: 500 } as const;
