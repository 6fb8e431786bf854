import { describe, expect, it } from '@jest/globals';
import { pieces } from './marks.ts';

describe('what is marked in a text', () => {
  it.each([
    ['Glaze that cracks', 'glaze', ['', 'Glaze', ' that cracks']],
    ['Kiln, kilns and ékiln', 'KILN', ['', 'Kiln', ', ', 'kiln', 's and ékiln']],
    ['Why (a+b)?', '(a+b)', ['Why ', '(a+b)', '?']],
    ['A text', 'a  ', ['A text']],
    ['A text', '', ['A text']],
  ])('%s, looked for with %j', (text, query, expected) => {
    expect(pieces(text, query)).toEqual(expected);
  });
});
