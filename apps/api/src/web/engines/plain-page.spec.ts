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
    hasSearch: true,
    searched: '',
    json: '{}',
    path: '/boards/a',
  },
  plain: { number, last, entries },
});

describe('the page for browsers without JavaScript', () => {
  it('cannot be ended by a text, not even in an attribute', () => {
    const html = `<p><img alt="</noscript><form action=/x>"></p>`;
    const made = plainPage(page([{ ...entry, text: null, html }]), true);
    expect(made.match(/<\/noscript/gi)).toHaveLength(1);
    expect(made.endsWith('</noscript>')).toBe(true);
  });

  it('escapes titles', () => {
    expect(plainPage(page([{ ...entry, title: '<b>"' }]), true)).toContain('&#60;b&#62;&#34;');
  });

  it('links the pages beside it', () => {
    const made = plainPage(page([entry], 2, 3), false);
    expect(made).toContain('<a rel="prev" href="/boards/a">Previous page</a>');
    expect(made).toContain('<a rel="next" href="/boards/a?page=3">Next page</a>');
  });

  it('does not repeat what the rendered screen shows, and has it without one', () => {
    const shown = { ...page([entry]), plain: { number: 1, last: 2, entries: [entry], isShown: true as const } };
    expect(plainPage(shown, true)).not.toContain('<article>');
    expect(plainPage(shown, true)).toContain('href="/boards/a?page=2"');
    expect(plainPage(shown, false)).toContain('<article>');
  });

  it('keeps the choice of the list in the addresses of its pages', () => {
    const chosen = { ...page([entry]), plain: { number: 2, last: 3, entries: [entry], choice: 'q=a%26b' } };
    expect(plainPage(chosen, false)).toContain('<a rel="prev" href="/boards/a?q=a%26b">');
    expect(plainPage(chosen, false)).toContain('<a rel="next" href="/boards/a?q=a%26b&#38;page=3">');
  });

  it('has forms with what was typed, except passwords, and escapes it', () => {
    const filled = {
      form: 'login' as const,
      values: { login: '"><script>', password: 'secret word' },
      message: '<b>wrong</b>',
      errors: {},
    };
    const forms = { token: 'T', url: '/auth/login?return_to=%2Fa"', filled };
    const made = plainPage({ ...page([]), plain: undefined, forms }, false);
    expect(made).toContain('value="&#34;&#62;&#60;script&#62;"');
    expect(made).toContain('&#60;b&#62;wrong&#60;/b&#62;');
    expect(made).toContain('action="/auth/login?return_to=%2Fa&#34;"');
    expect(made).not.toContain('secret word');
    expect(made.match(/<form [^>]*method="post"/g)).toHaveLength(2);
  });
});
