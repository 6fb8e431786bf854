import { compose, unlinked } from './compose.ts';

const letter = (name: string, more: object = {}) =>
  compose({
    letter: {
      subject: 'Confirm your e-mail address',
      text: 'Please confirm.',
      action: 'Confirm my address',
      otherwise: 'Did you not sign up?',
    },
    locale: 'en',
    community: 'Kiln & Co',
    name,
    url: 'https://k.test/verify#t',
    ...more,
  });

describe('a letter', () => {
  it('greets by name, in text and in HTML, in both languages', () => {
    const { text, html, subject } = letter('Anna');
    expect(text).toMatch(/^Hello Anna,\n/);
    expect(html).toContain('<p>Hello Anna,</p>');
    expect(subject).toBe('Confirm your e-mail address – Kiln & Co');
    expect(letter('Anna', { locale: 'nl' }).text).toMatch(/^Hallo Anna,\n/);
  });

  it.each(['https://evil.example', 'evil.example', 'www.evil', 'a@evil.example', 'evil.example/x', 'Jan\\\\server'])(
    'never shows %s, which a mail program would make a link',
    (name) => {
      const { text, html } = letter(name);
      expect(text).toMatch(/^Hello,\n/);
      expect(html).not.toContain('evil');
      expect(html.match(/href=/g)).toHaveLength(1);
    },
  );

  it.each(['J.R.R.', 'Anne-Marie', 'O’Neill', 'Ed.'])('takes %s for the name it is', (name) => {
    expect(letter(name).text).toMatch(new RegExp(`^Hello ${name.replace(/\./g, '\\.')},`));
  });

  it('keeps what is typed into a name as text', () => {
    const { html } = letter('<b onclick=x>Anna</b>');
    expect(html).not.toMatch(/<b |<b>/);
  });

  it('tells of things with a link to each, and where its reader ends mails like it', () => {
    const things = [{ text: unlinked('Kom naar evil.example/x'), url: 'https://k.test/a' }];
    const { text, html } = compose({
      letter: { subject: 'New', text: 'This is new:', lines: things, otherwise: 'Because.' },
      ...{ locale: 'en', community: 'Kiln', name: 'Anna' },
      stop: { text: 'No more', url: 'https://k.test/unsubscribe/t' },
    });
    expect(text).toContain('No more:\nhttps://k.test/unsubscribe/t');
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url)).toEqual([
      'https://k.test/a',
      'https://k.test/unsubscribe/t',
    ]);
    expect(text).not.toContain('evil.example');
  });

  it('has a subject of one line', () => {
    const { subject } = letter('Anna', { community: 'Kiln\r\nBcc: all@evil.example' });
    expect(subject).not.toMatch(/[\r\n]/);
  });
});
