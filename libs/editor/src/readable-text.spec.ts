import { readableText } from './readable-text.ts';
import { sanitizeRichText } from './sanitize.ts';

const read = (html: string): string => readableText(sanitizeRichText(html));

describe('rich text as plain text', () => {
  it('keeps paragraphs, lists and the addresses of links', () => {
    expect(
      read(
        '<p>First line</p><p>Second line with <a href="https://example.org/agenda">the agenda</a></p><ul><li>one</li><li>two</li></ul>',
      ),
    ).toBe('First line\n\nSecond line with the agenda (https://example.org/agenda)\n\n- one\n- two');
  });

  it.each([
    ['<p>one<br>two</p>', 'one\ntwo'],
    ['<h2>Title</h2><p>Text</p>', 'Title\n\nText'],
    ['<ol start="3"><li><p>three</p></li><li><p>four</p></li></ol><p>end</p>', '3. three\n4. four\n\nend'],
    ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
    ['<pre><code>a\n  b</code></pre>', 'a\n  b'],
    ['<blockquote><p>said</p></blockquote><p>answer</p>', 'said\n\nanswer'],
    ['<p>before</p><hr><p>after</p>', 'before\n\nafter'],
    [
      '<p><a href="https://example.org/?a=1&amp;b=2">https://example.org/?a=1&amp;b=2</a></p>',
      'https://example.org/?a=1&b=2',
    ],
    ['<p>Write to <a href="mailto:a@example.org">us</a>, now</p>', 'Write to us (a@example.org), now'],
    ['<p>a &lt;b&gt; &amp;amp; c</p>', 'a <b> &amp; c'],
    ['<p>  much \n space </p><p></p><p>x</p>', 'much space\n\nx'],
    ['', ''],
  ])('%s', (html, text) => expect(read(html)).toBe(text));
});
