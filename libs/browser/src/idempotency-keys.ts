import type { Routes } from '@lyceum/contracts';

/**
 * Operations that create something, and so would create it twice when they are sent again: each is sent with an idempotency
 * key. Operations that set a value are not among them: repeated after another value was set, they must count anew. Nor are
 * those that make a secret, since the server would have to keep its answer.
 */
export const CREATING: readonly (keyof Routes)[] = [
  'POST /conversations',
  'POST /api/v3/topics/{id}/comments',
  'POST /api/v3/comments',
  'POST /api/v4/introduction',
  'POST /api/v4/polls/{id}/options',
  'POST /api/v4/inbox',
  'POST /api/v4/inbox/{thread}/messages',
  'POST /api/v4/inbox/{thread}/participants',
  'POST /api/v4/inbox/messages/{id}/report',
  'POST /api/v3/groups',
  'POST /api/v4/groups/{id}/invitations',
  'POST /api/v4/groups/{id}/files',
  'POST /api/v3/events',
  'POST /api/v3/events/{id}/reminders',
  'POST /api/v4/events/{id}/invitations',
  'POST /api/v4/events/{id}/live-room',
  'POST /api/v4/admin/event-categories',
  'POST /api/v3/quiz-maker/quizzes',
  'POST /api/v3/quiz-maker/quizzes/{id}/questions',
  'POST /api/v3/quiz-maker/questions',
  'POST /api/v3/quiz-maker/questions/{id}/options',
  'POST /api/v4/admin/faq-categories',
  'POST /api/v4/admin/faqs',
  'POST /contact',
  'POST /api/v4/admin/trophies',
  'POST /api/v4/admin/products',
  'POST /api/v4/commerce/purchases',
  'POST /api/v3/courses/{id}/reminders',
  'POST /api/v4/e-learning/courses',
  'POST /api/v4/e-learning/courses/{course}/modules',
  'POST /api/v4/e-learning/courses/{course}/modules/{module}/lessons',
  'POST /api/v4/e-learning/courses/{course}/participants',
  'POST /api/v4/e-learning/courses/{course}/certificates',
  'POST /api/v4/admin/boards',
  'POST /api/v4/admin/levels',
  'POST /api/v4/admin/members',
];

/** Statuses that are answered before the request is looked at (401, 419, 429): they say nothing about whether it was carried out. */
const BEFORE_ANYTHING = [401, 419, 429];
/** As long as the server remembers a name. */
const KEPT_MS = 24 * 3_600_000;
const MOST = 20;
const PLACE = 'lyceum.unanswered';

interface Sent {
  /** Of the address and the body, of which nothing is kept. */
  print: string;
  name: string;
  at: number;
}

let sent: Sent[] | null = null;

/** Kept for a reload. Full or forbidden storage costs that alone, and what cannot be read counts as nothing. */
function read(): Sent[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? (kept as Sent[]).filter((each) => typeof each?.name === 'string') : [];
  } catch {
    return [];
  }
}

function keep(now: Sent[]): void {
  sent = now;
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(now));
  } catch {
    // It is known as long as the page is.
  }
}

/** 64 bits: enough to tell a few requests apart, and all that is kept of them. */
function printOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x85ebca6b) + index;
  }
  return `${one >>> 0}-${other >>> 0}`;
}

/** `randomUUID` is missing where a page did not come over https. */
const newName = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * The `Idempotency-Key` of a request that creates something: the same as long as the same request has no answer that
 * settles it, so that it is carried out once however often it is sent (promise 6). Undefined where it needs none.
 */
export function idempotencyKeyOf(route: string, url: string, body: unknown): string | undefined {
  if (!(CREATING as readonly string[]).includes(route)) return undefined;
  const at = Date.now();
  sent = (sent ?? read()).filter((each) => at - each.at < KEPT_MS);
  const print = printOf(`${url}\n${JSON.stringify(body)}`);
  const before = sent.find((each) => each.print === print);
  if (before) return before.name;
  const name = newName();
  keep([...sent, { print, name, at }].slice(-MOST));
  return name;
}

/** An answer has come. What it settles may be said once more, and is another then; what the server failed at is open still. */
export function settleKey(name: string | undefined, status: number): void {
  if (status >= 500 || BEFORE_ANYTHING.includes(status)) return;
  if (sent?.some((each) => each.name === name)) keep(sent.filter((each) => each.name !== name));
}

/** To be called when somebody leaves: what they have sent is no concern of whoever comes next. */
export const forgetKeys = (): void => keep([]);
