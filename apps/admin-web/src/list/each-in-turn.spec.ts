import { eachInTurn } from './each-in-turn.ts';

it('one that is refused keeps none of the others from being done, in their order', async () => {
  const refusal = new Error('closed already');
  const asked: number[] = [];
  const work = (item: number) => {
    asked.push(item);
    return item === 2 ? Promise.reject(refusal) : Promise.resolve();
  };
  expect(await eachInTurn([1, 2, 3], work)).toEqual({ done: [1, 3], failed: [{ item: 2, error: refusal }] });
  expect(asked).toEqual([1, 2, 3]);
});
