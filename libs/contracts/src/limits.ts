/** Limits that the web apps check before the server does, in plain values. */

/** Part 1 §5 and §9: 8 MB, which is 8 × 1024² bytes (decisions, conventions). */
export const UPLOAD_BYTES = 8 * 1024 ** 2;

/** Part 1 §5: the images of a post. */
export const IMAGES_PER_POST = 4;

/** Our own bound: beside its images a post may have this many sounds. */
export const SOUNDS_PER_POST = 4;

/** Decisions, conventions: images and sounds of a comment together. */
export const FILES_PER_COMMENT = 4;

/** Our own bound: what a picture shows, in words. */
export const ALT_LENGTH = 300;

/** Part 1 §5: what an image may be; heic, heif and bmp are converted to png. */
export const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'heic', 'heif'] as const;

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
