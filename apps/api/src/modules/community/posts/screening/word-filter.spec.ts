import { linkHosts, WordFilter } from './word-filter.ts';

const filter = (...entries: string[]) => new WordFilter(entries.map((entry) => ({ entry, action: 'mask' as const })));
const found = (entries: string[], html: string) =>
  filter(...entries)
    .matches(html.replace(/<[^>]*>/g, ' '), linkHosts(html))
    .map(({ entry }) => entry);

describe('the filter of words and links', () => {
  it.each([
    ['a word', ['casino'], 'Naar het casino!', ['casino']],
    ['other case and diacritics', ['Cásino'], 'CASINO', ['Cásino']],
    ['decomposed letters', ['café'], 'cafe\u0301', ['café']],
    ['a phrase over other spaces', ['gratis geld'], 'Hier is gratis,  geld', ['gratis geld']],
    ['no part of a word', ['ass'], 'class assistant', []],
    ['no half of a phrase', ['gratis geld'], 'gratis koffie en geld', []],
    ['two phrases with one first word', ['vol uit', 'vol in'], 'vol in', ['vol in']],
    ['a host', ['spam.example'], '<a href="https://spam.example/x">hier</a>', ['spam.example']],
    ['a subdomain', ['spam.example'], '<a href="https://www.spam.example">hier</a>', ['spam.example']],
    ['no host that ends alike', ['spam.example'], '<a href="https://antispam.example">hier</a>', []],
    ['a host that is written', ['spam.example'], 'kijk op www.spam.example/nu', ['spam.example']],
  ])('finds %s', (_, entries, html, expected) => {
    expect(found(entries, html)).toEqual(expected);
  });

  it('masks words in texts and leaves tags as they are', () => {
    expect(filter('casino', 'gratis geld').masked('<p>Cásino: <a href="https://casino.nl">gratis  geld</a></p>')).toBe(
      '<p>***: <a href="https://casino.nl">***</a></p>',
    );
  });

  it('masks overlapping entries once', () => {
    expect(filter('gratis geld', 'geld').masked('gratis geld, geld')).toBe('***, ***');
  });

  it('stays linear in a long text', () => {
    const words = 'aa '.repeat(20_000);
    expect(filter('aa ab', 'bb').matches(words, [])).toEqual([]);
  });
});

describe('links of a post', () => {
  it('counts anchors and written addresses, without those of the community', () => {
    const html =
      '<p><a href="https://a.example/1">https://a.example/1</a> https://b.example <a href="/members/1">lid</a></p>' +
      '<p><a href="https://own.example/x">hier</a> <a href="mailto:a@b.example">mail</a></p>';
    expect(linkHosts(html, 'own.example')).toEqual(['a.example', 'b.example']);
  });
});
