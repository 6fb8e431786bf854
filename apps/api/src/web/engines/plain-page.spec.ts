import type { PlainEntry } from '../../modules/discovery/index.ts';
import type { FirstPage } from '../first-page.ts';
import { plainPage } from './plain-page.ts';

const entry: PlainEntry = { path: '/a', title: 'A', author: 'B', at: '2026-01-02T03:04:05Z', text: 'Text' };
const page = (entries: PlainEntry[], number = 1, last = 1): FirstPage => ({
  ...{
    community: 'Kiln',
    logo: '',
    language: 'en',
    screen: 'home',
    isGuest: true,
    isClosed: false,
    json: '{}',
    path: '/boards/a',
  },
  plain: { number, last, entries },
});

describe('the page for browsers without JavaScript', () => {
  it('cannot be ended by a text, not even in an attribute', () => {
    const html = `<p><img alt="</noscript><form action=/x>"></p>`;
    const made = plainPage(page([{ ...entry, text: null, html }]));
    expect(made.match(/<\/noscript/gi)).toHaveLength(1);
    expect(made.endsWith('</noscript>')).toBe(true);
  });

  it('escapes titles', () => {
    expect(plainPage(page([{ ...entry, title: '<b>"' }]))).toContain('&#60;b&#62;&#34;');
  });

  it('links the pages beside it', () => {
    const made = plainPage(page([entry], 2, 3));
    expect(made).toContain('<a rel="prev" href="/boards/a">Previous page</a>');
    expect(made).toContain('<a rel="next" href="/boards/a?page=3">Next page</a>');
  });
});
