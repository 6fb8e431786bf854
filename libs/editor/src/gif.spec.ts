import { gifHtml, holdsGif, withStillGifs } from './gif.ts';
import { readableText } from './readable-text.ts';
import { excerptOf, plainText, sanitizeRichText, sanitizeWritten } from './sanitize.ts';

const url = `/gifs/picture?id=${'a_-B9'.repeat(20)}.${'s'.repeat(22)}`;
const gif = { url, title: 'A <cat> & a "dog"', width: 240, height: 180 };
const html = gifHtml(gif);

describe('a GIF in rich text', () => {
  it('stays as the server has put it there, however often it is cleaned', () => {
    expect(sanitizeRichText(html)).toBe(html);
    expect(sanitizeRichText(`<p>Look</p>${html}`)).toBe(`<p>Look</p>${html}`);
  });

  it('is left out where a member has written it', () => {
    expect(sanitizeWritten(html)).toBe('<p></p>');
  });

  it.each([
    ['another host', `<img src="https://evil.example/a.gif" width="1" height="1">`],
    ['our host by another path', `<img src="/media/1/full" width="1" height="1">`],
    ['an address with more behind it', `<img src="${url}&amp;x=1" width="1" height="1">`],
    ['an address without a size', `<img src="${url}">`],
    ['a data address', `<img src="data:image/gif;base64,R0lGODdh" width="1" height="1">`],
  ])('is nothing for %s', (_, image) => {
    expect(sanitizeRichText(`<p>${image}</p>`)).toBe('<p></p>');
  });

  it('keeps no other attribute', () => {
    const given = html.replace('<img ', '<img onload="x()" style="position:fixed" class="y" ');
    expect(sanitizeRichText(given)).toBe(html);
  });

  it('is the word GIF in excerpts, searches and mails', () => {
    expect(plainText(html)).toBe('GIF');
    expect(excerptOf(html, 30)).toBe('GIF');
    expect(readableText(`<p>Look</p>${html}`)).toBe('Look\n\nGIF');
  });
});

describe('a GIF for readers who ask for less motion', () => {
  it('is its first frame, and nothing else changes', () => {
    expect(withStillGifs(`<p>a &amp; b</p>${html}<p>c</p>`)).toBe(
      `<p>a &amp; b</p>${html.replace(
        /<img.*>(?=<\/p>)/,
        `<picture><source media="(prefers-reduced-motion: reduce)" srcset="${url}&still=1">$&</picture>`,
      )}<p>c</p>`,
    );
  });
});

describe('what makes a comment impossible to edit (part 1 §5)', () => {
  it.each([
    html,
    '<p><a href="https://media.tenor.com/x/y.gif">z</a></p>',
    '<p>https://tenor.com/view/1</p>',
    '<p>https://giphy.com</p>',
    '<p>see http://media2.giphy.com/media/1/giphy.gif</p>',
    '<p><a href="https://static.klipy.com/ii/1.gif">x</a></p>',
  ])('is %s', (content) => {
    expect(holdsGif(content)).toBe(true);
  });

  it.each([
    '<p>giphy.com is a site</p>',
    '<p>https://notgiphy.com/a</p>',
    '<p>https://giphy.com.example.org/a</p>',
    '<p>https://example.org/giphy.com</p>',
  ])('is not %s', (content) => {
    expect(holdsGif(content)).toBe(false);
  });
});
