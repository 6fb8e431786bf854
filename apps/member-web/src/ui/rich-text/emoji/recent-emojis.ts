import { browserStore } from '@lyceum/browser/storage';
import type { Emoji } from './emoji-catalogue.ts';

const RECENT = 'lyceum.emoji.recent';
const TONE = 'lyceum.emoji.tone';
/** Our own bound: four rows. */
export const MOST_RECENT = 32;

function isEmoji(value: unknown): value is Emoji {
  const { codes, char, name, keywords, tones } = (value ?? {}) as Partial<Record<keyof Emoji, unknown>>;
  return [codes, char, name, keywords].every((text) => typeof text === 'string') && Array.isArray(tones);
}

/** Part 2 §3: most recent first, no duplicates. What another version has left there and does not fit is passed over. */
export function recentEmojis(): Emoji[] {
  try {
    const kept: unknown = JSON.parse(browserStore.read(RECENT) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEmoji).slice(0, MOST_RECENT) : [];
  } catch {
    return [];
  }
}

export function rememberEmoji(emoji: Emoji): void {
  const others = recentEmojis().filter(({ codes }) => codes !== emoji.codes);
  browserStore.write(RECENT, JSON.stringify([emoji, ...others].slice(0, MOST_RECENT)));
}

/** The chosen skin tone: 0 for none, 1 (light) to 5 (dark). */
export function skinTone(): number {
  const tone = Number(browserStore.read(TONE));
  return Number.isInteger(tone) && tone >= 0 && tone <= 5 ? tone : 0;
}

export const chooseSkinTone = (tone: number): void => browserStore.write(TONE, String(tone));
