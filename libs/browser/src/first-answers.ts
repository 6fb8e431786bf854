import { FIRST_PAGE, type FirstAnswers } from '@lyceum/contracts/first-page';

/**
 * How long a preloaded response counts as fresh, as in the app's cache. A page that starts or wakes up later asks the
 * server.
 */
const TRUE_FOR_MS = 30_000;

interface Page {
  document?: { getElementById(id: string): { textContent: string; remove(): void } | null };
  performance: { now(): number };
}

let answers: FirstAnswers | null = null;

/** Reads the block of preloaded responses and removes it from the document, so that no later code can use it. */
function read(): FirstAnswers {
  const { document, performance } = globalThis as unknown as Page;
  const block = document?.getElementById(FIRST_PAGE);
  if (!block) return {};
  block.remove();
  const left = TRUE_FOR_MS - performance.now();
  if (left <= 0) return {};
  setTimeout(forgetFirstAnswers, left);
  return JSON.parse(block.textContent) as FirstAnswers;
}

/**
 * The response that came with the document, or undefined. Returned only once, so a repeated request goes to the server.
 */
export function takeFirstAnswer(address: string): FirstAnswers[string] | undefined {
  answers ??= read();
  const answer = answers[address];
  delete answers[address];
  return answer;
}

/** Drops the preloaded responses. Call this after a change or on another screen, because they may be stale. */
export function forgetFirstAnswers(): void {
  answers = {};
}
