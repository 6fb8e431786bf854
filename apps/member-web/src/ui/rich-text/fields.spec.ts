import { beforeEach, expect, it } from '@jest/globals';
import { mayQuote, offerField, putQuote, writtenIn } from './fields.ts';

const quoted: string[] = [];
const field = (name: string) => () => void quoted.push(name);
const comment = field('comment');
const reply = field('reply');

beforeEach(() => void quoted.splice(0));

it('goes into the field that was last written in', () => {
  const withdraw = [offerField(comment), offerField(reply)];
  writtenIn(reply);
  putQuote('a');
  writtenIn(comment);
  putQuote('b');
  expect(quoted).toEqual(['reply', 'comment']);
  withdraw.forEach((each) => each());
  expect(mayQuote()).toBe(false);
});

it('does not go into a field that appears in the moment in which another one opens with the focus', () => {
  // Focus comes in the layout effect, what is offered in the effects after it: of the reply first, which stands above.
  writtenIn(reply);
  const withdraw = [offerField(reply), offerField(comment)];
  putQuote('a');
  expect(quoted).toEqual(['reply']);
  withdraw.forEach((each) => each());
  expect(mayQuote()).toBe(false);
});
