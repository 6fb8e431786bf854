import { htmlOf, textOf } from './words.ts';

describe('rich text in a plain field', () => {
  it.each(['', 'Eén regel', 'Eerste\n\nTweede', 'a < b & "c" > d', 'Regel\n\n&lt;p&gt; is geen alinea'])(
    'comes back as it was typed: %j',
    (text) => expect(textOf(htmlOf(text))).toBe(text),
  );

  it('leaves formatting out, and keeps paragraphs apart', () => {
    expect(textOf('<p>Rond het <strong>vuur</strong></p><ul><li>hout</li><li>koffie</li></ul>')).toBe(
      'Rond het vuur\n\nhout\n\nkoffie',
    );
  });
});
