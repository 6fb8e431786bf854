import { messagesText } from '../messages.texts.ts';
import type { Language } from '../../../platform/texts/texts.ts';

const MINUTE = 60_000;
const STEPS = [
  ['year', 365 * 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** The elapsed time in words. */
export function inWords(at: Date, now: Date, language: Language): string {
  const elapsed = now.getTime() - at.getTime();
  const step = STEPS.find(([, length]) => elapsed >= length);
  if (!step) return messagesText('activity.now').in(language);
  const [unit, length] = step;
  return new Intl.RelativeTimeFormat(language).format(-Math.floor(elapsed / length), unit);
}
