import fc from 'fast-check';
import { excerptOf, plainText, sanitizeRichText, withoutBlankEnd } from './sanitize.ts';

describe('rich text is cleaned on the server (promise: stored scripts never run)', () => {
  it.each([
    ['<p>ok<script>alert(1)</script></p>', '<p>ok</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="nofollow noopener noreferrer" target="_blank">x</a>'],
    // What some readers do not see before a scheme hides it from none.
    ...['\u200b', '\ufeff', '\u00a0', '\u2060&#1;'].map((unseen) => [
      `<a href="${unseen}javascript:alert(1)">x</a>`,
      '<a rel="nofollow noopener noreferrer" target="_blank">x</a>',
    ]),
    ['<p onclick="x()" style="position:fixed">a</p>', '<p>a</p>'],
    ['<svg><p>x</p></svg>', ''],
    ['<a href="//evil.example">x</a>', '<a rel="nofollow noopener noreferrer" target="_blank">x</a>'],
  ])('%s', (given, expected) => {
    expect(sanitizeRichText(given)).toBe(expected);
  });

  it('changes nothing the second time, whatever it is given', () => {
    const fragments = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '<a href="x',
      '">',
      '<script',
      '>',
      '&lt;',
      '<svg>',
      'tekst',
      '<!--',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(fragments, fc.string())), (parts) => {
        const once = sanitizeRichText(parts.join(''));
        expect(sanitizeRichText(once)).toBe(once);
        expect(once).not.toMatch(/<(script|img|svg|iframe)/i);
      }),
      { numRuns: 500, examples: [[['<p>', '<script', '<p>', '<p>']]] },
    );
  });
});

it('paragraphs of nothing but text stay as they are, alone as beside what has to be cleaned', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 }).map((of) => of.replace(/[<>&]/g, '?'));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (texts) => {
      const plain = texts.map((of) => `<p>${of}</p>`).join('');
      expect(sanitizeRichText(plain)).toBe(plain);
      expect(sanitizeRichText(`${plain}<p onclick="x()">a &amp; b</p>`)).toBe(`${plain}<p>a &amp; b</p>`);
    }),
  );
});

describe('text of rich text', () => {
  it('keeps words apart that stood in different blocks, and opens entities once', () => {
    expect(plainText('<p>een</p><ul><li>twee</li></ul><p>a &amp;lt; b</p>')).toBe('een twee a &lt; b');
  });

  it('cuts an excerpt to its length, ellipsis included, and never inside a character', () => {
    const long = excerptOf(`<p>${'keramiek 🏺 '.repeat(60)}</p>`, 200);
    expect([...long].length).toBeLessThanOrEqual(200);
    expect(long.endsWith('…')).toBe(true);
    expect(excerptOf('<p>kort</p>', 200)).toBe('kort');
    expect(excerptOf(`<p>${'Zin. '.repeat(60)}</p>`, 200)).toMatch(/Zin…$/);
  });

  it('is what somebody says themselves, and not what they quote', () => {
    const named = (inside: string) =>
      `<blockquote><p><a href="https://x.nl/conversations/a" rel="x"><strong>Anna</strong></a>:</p>${inside}</blockquote>`;
    const nested = named(`<p>Een</p><blockquote><p>twee</p></blockquote>`);
    expect(excerptOf(`<p>Ja.</p>${nested}<p>Dat klopt.</p>${named('<p>Drie</p>')}`, 200)).toBe('Ja. Dat klopt.');
    // What says nothing else is told by its quote; a quotation from elsewhere is part of the text.
    expect(excerptOf(named('<p>Drie</p>'), 200)).toBe('Anna: Drie');
    expect(excerptOf('<blockquote><p>Goed drogen.</p></blockquote><p>Zei opa.</p>', 200)).toBe('Goed drogen. Zei opa.');
  });
});

describe('blank lines at the end of rich text', () => {
  it.each([
    ['<p>a</p><p></p><p><br /></p>', '<p>a</p>'],
    ['<p>a<br /><br /></p>', '<p>a</p>'],
    ['<p>a</p><p>&nbsp;\u00a0 </p><br />', '<p>a</p>'],
    ['<p></p><p>a</p><p></p><p>b</p>', '<p></p><p>a</p><p></p><p>b</p>'],
    ['<ul><li><p>a</p></li></ul><p></p>', '<ul><li><p>a</p></li></ul>'],
    ['<p></p>', ''],
  ])('are removed: %s', (given, expected) => {
    expect(withoutBlankEnd(given)).toBe(expected);
  });

  it('leave text that cleaning and trimming again do not change, however many there are', () => {
    const piece = fc.constantFrom('<p>', '</p>', '<br />', 'a', '&nbsp;', ' ', '<blockquote>', '</blockquote>', '<li>');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const once = withoutBlankEnd(sanitizeRichText(pieces.join('')));
        expect([sanitizeRichText(once), withoutBlankEnd(once)]).toEqual([once, once]);
      }),
    );
    expect(withoutBlankEnd(`<p>a</p>${'<p><br /></p>'.repeat(100_000)}`)).toBe('<p>a</p>');
  });
});
