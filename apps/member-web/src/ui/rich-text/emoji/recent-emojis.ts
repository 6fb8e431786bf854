import { browserStore } from '@lyceum/browser/storage';
import type { Emoji } from './emoji-catalogue.ts';

const RECENT = 'lyceum.emoji.recent';
const TONE = 'lyceum.emoji.tone';
/** Four rows. The specification sets no limit. */
export const MOST_RECENT = 32;

function isEmoji(value: unknown): value is Emoji {
  const { codes, char, name, keywords, tones } = (value ?? {}) as Partial<Record<keyof Emoji, unknown>>;
  return [codes, char, name, keywords].every((text) => typeof text === 'string') && Array.isArray(tones);
}

/**
 * Recent emojis, newest first, without duplicates (part 2 §3). Skips entries that another version stored in a different
 * form.
 */
export function recentEmojis(): Emoji[] {
  try {
    const kept: unknown = JSON.parse(browserStore.read(RECENT) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEmoji).slice(0, MOST_RECENT) : [];
  } catch {
    return [];
  }
}

/** Adds an emoji to the recent ones. */
export function rememberEmoji(emoji: Emoji): void {
  const others = recentEmojis().filter(({ codes }) => codes !== emoji.codes);
  browserStore.write(RECENT, JSON.stringify([emoji, ...others].slice(0, MOST_RECENT)));
}

/** The chosen skin tone: 0 for none, 1 (light) to 5 (dark). */
export function skinTone(): number {
  const tone = Number(browserStore.read(TONE));
  return Number.isInteger(tone) && tone >= 0 && tone <= 5 ? tone : 0;
}

/** Stores the skin tone. */
export const chooseSkinTone = (tone: number): void => browserStore.write(TONE, String(tone));
