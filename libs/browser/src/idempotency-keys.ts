import type { Routes } from '@lyceum/contracts';

/**
 * Operations that create a record and would create it twice on a retry. Each request carries an idempotency key.
 * Excludes operations that set a value, because repeating them after another value must take effect.
 * Excludes operations that create a secret, because the server would have to store the response.
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
  'POST /api/v4/admin/members/{id}/warnings',
  'POST /api/v4/admin/members/{id}/notes',
];

/**
 * Statuses sent before the server looks at the request (401, 419, 429). They do not show whether an earlier try was
 * executed.
 */
const BEFORE_ANYTHING = [401, 419, 429];
/** How long the server stores an idempotency key. */
const KEPT_MS = 24 * 3_600_000;
const MOST = 20;
const PLACE = 'lyceum.unanswered';

interface Sent {
  /** Hash of address and body. Neither is stored. */
  print: string;
  name: string;
  at: number;
}

let sent: Sent[] | null = null;

/**
 * Reads the unsettled requests that survive a reload. Storage may be full or blocked, and unreadable data counts as
 * empty.
 */
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
    // The page's memory still holds the keys.
  }
}

/** A 64-bit hash. It suffices to distinguish a few requests, and storage keeps no other data of them. */
function printOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x85ebca6b) + index;
  }
  return `${one >>> 0}-${other >>> 0}`;
}

/** `crypto.randomUUID` is missing on pages without HTTPS. */
const newName = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * The `Idempotency-Key` of a creating request, or undefined for other operations.
 * The key stays the same until a response settles the request, so that retries execute it once (promise 6).
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

/**
 * Call this with each response. A final response settles the key, so that the same request gets a new key next time.
 * After a server error the key stays, because the outcome is unknown.
 */
export function settleKey(name: string | undefined, status: number): void {
  if (status >= 500 || BEFORE_ANYTHING.includes(status)) return;
  if (sent?.some((each) => each.name === name)) keep(sent.filter((each) => each.name !== name));
}

/** Call this on logout, so that the next member does not reuse keys. */
export const forgetKeys = (): void => keep([]);
