import { slugOf } from './slug.ts';

describe('slugs (part 1 §5)', () => {
  it.each([
    ['Hoe dik is té dik?', 'hoe-dik-is-te-dik'],
    ['  Cone 6 — electric  ', 'cone-6-electric'],
    ['🏺🏺', 'topic'],
    ['a'.repeat(200), 'a'.repeat(80)],
  ])('%s', (title, slug) => expect(slugOf(title, 'topic')).toBe(slug));
});
