/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Emoji, inTone, loadEmojis, nameOf, searchEmojis } from './emoji-catalogue.ts';
import { chooseSkinTone, MOST_RECENT, recentEmojis, rememberEmoji, skinTone } from './recent-emojis.ts';

let emojis: Emoji[];
beforeAll(async () => {
  emojis = await loadEmojis();
});
afterEach(() => localStorage.clear());

const found = (query: string) => searchEmojis(emojis, query, 20).map(({ char }) => char);
const emoji = (char: string) => emojis.find((each) => each.char === char)!;

describe('the emoji catalogue', () => {
  it('has the printed fields, ten categories, and each character once', () => {
    expect(emojis.length).toBeGreaterThan(1717);
    expect(new Set(emojis.map(({ char }) => char)).size).toBe(emojis.length);
    expect(new Set(emojis.map(({ category }) => category)).size).toBe(10);
    expect(emoji('😀')).toMatchObject({ no: 1, codes: '1F600', name: 'grinning face', category: 'Smileys & Emotion' });
    expect(emoji('😀').keywords.split('|')).toEqual(expect.arrayContaining(['smile', 'lachen']));
    expect(emoji('🇳🇱')).toMatchObject({ codes: '1F1F3-1F1F1', category: 'Flags' });
  });

  it.each([
    ['thumbs up', '👍️'],
    ['duim omhoog', '👍️'],
    [':thumbs_up', '👍️'],
    ['pizza', '🍕'],
    ['knipoog', '😉'],
    ['smi', '😄'],
    ['FIETS', '🚲️'],
    ['creme', '🧴'],
  ])('finds by words of either language: %s', (query, char) => {
    expect(found(query).map((each) => each.replace('\uFE0F', ''))).toContain(char.replace('\uFE0F', ''));
  });

  it('has the best match first, no more than were asked for, and nothing for no words', () => {
    expect(found('heart')[0]).not.toBeUndefined();
    expect(found('pizza')[0]).toBe('🍕');
    expect(searchEmojis(emojis, 'face', 5)).toHaveLength(5);
    expect(found(' : ')).toEqual([]);
    expect(found('xyzzy')).toEqual([]);
  });

  it('shows skin tones where there are some', () => {
    expect(inTone(emoji('👋'), 5)).toBe('👋🏿');
    expect(inTone(emoji('👋'), 0)).toBe('👋');
    expect(inTone(emoji('🍕'), 5)).toBe('🍕');
    expect(nameOf(emoji('🍕'), 'nl')).toBe('pizzapunt');
    expect(nameOf(emoji('👋'), 'nl')).toBe('zwaaiende hand');
  });
});

describe('recent emojis', () => {
  it('are kept most recent first, without duplicates, up to a bound (part 2 §3)', () => {
    for (const char of ['😀', '🍕', '😀']) rememberEmoji(emoji(char));
    expect(recentEmojis().map(({ char }) => char)).toEqual(['😀', '🍕']);
    for (const each of emojis.slice(0, 60)) rememberEmoji(each);
    expect(recentEmojis()).toHaveLength(MOST_RECENT);
    expect(recentEmojis()[0]).toEqual(emojis[59]);
  });

  it('are none where something else lies in their place', () => {
    for (const odd of ['{', '{}', '[null, 1, {"char": 1}]']) {
      localStorage.setItem('lyceum.emoji.recent', odd);
      expect(recentEmojis()).toEqual([]);
    }
  });

  it('remember the skin tone', () => {
    expect(skinTone()).toBe(0);
    chooseSkinTone(4);
    expect(skinTone()).toBe(4);
    localStorage.setItem('lyceum.emoji.tone', 'x');
    expect(skinTone()).toBe(0);
  });
});
