import { describe, expect, it } from '@jest/globals';
import { textOf } from './html.ts';

describe('the text of what was written', () => {
  it.each([
    ['', ''],
    ['<p></p>', ''],
    ['<p> <br></p>', ''],
    ['<p>een</p><ul><li><p>twee</p></li></ul>', 'een twee'],
    ['<p>a &amp;&lt;&nbsp;b</p>', 'a &< b'],
  ])('%s', (html, text) => {
    expect(textOf(html)).toBe(text);
  });
});
