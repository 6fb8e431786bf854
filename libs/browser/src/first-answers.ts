import { FIRST_PAGE, type FirstAnswers } from '@lyceum/contracts/first-page';

/** As long as the app takes an answer for fresh. A page that only begins then, or wakes up then, asks for itself. */
const TRUE_FOR_MS = 30_000;

interface Page {
  document?: { getElementById(id: string): { textContent: string; remove(): void } | null };
  performance: { now(): number };
}

let answers: FirstAnswers | null = null;

/** Reads the block out of the document, which keeps none: nothing can come upon it later. */
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

/** The answer that came with the document, given once: whoever asks again asks the server. */
export function takeFirstAnswer(address: string): FirstAnswers[string] | undefined {
  answers ??= read();
  const answer = answers[address];
  delete answers[address];
  return answer;
}

/** To be called when something has changed or the screen is another: what has not been asked for by then may be untrue. */
export function forgetFirstAnswers(): void {
  answers = {};
}
