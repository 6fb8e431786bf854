import { wordsOf } from './words.ts';

describe('what somebody has typed', () => {
  it.each([
    ['Glazuur scheurt', ['glazuur', 'scheurt'], 'scheurt'],
    ['  café   crème ', ['cafe', 'creme'], 'creme'],
    ['kiln a', ['kiln', 'a'], null],
    ['e-mail', ['e-mail'], null],
    [`"open (day"' & !now | x:* <-> \\`, ['open', 'day', 'now', 'x', '-'], null],
    ['@sanne', ['@sanne'], null],
    ['… — ?!', [], null],
    ['', [], null],
  ])('%j asks for words, and for nothing but words', (text, words, beginning) => {
    expect(wordsOf(text)).toEqual({ words: words.filter((word) => word !== '-'), beginning });
  });

  it('may begin with one letter where names are looked for', () => {
    expect([wordsOf('b').beginning, wordsOf('b', 1).beginning, wordsOf('a-', 1).beginning]).toEqual([null, 'b', null]);
  });

  it('is looked at up to a dozen words', () => {
    expect(wordsOf('a '.repeat(100)).words).toHaveLength(12);
  });
});
