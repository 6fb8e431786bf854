import { describe, expect, it } from '@jest/globals';
import { batched } from './batched.ts';

describe('what is asked for one by one', () => {
  it('goes together, each id once, in requests of a bounded size', async () => {
    const asked: number[][] = [];
    const ask = batched(2, (ids) => {
      asked.push([...ids]);
      return Promise.resolve(new Map(ids.filter((id) => id !== 3).map((id) => [id, `answer ${id}`])));
    });
    expect(await Promise.all([ask(1), ask(2), ask(1), ask(3)])).toEqual([
      'answer 1',
      'answer 2',
      'answer 1',
      undefined,
    ]);
    expect(await ask(1)).toBe('answer 1');
    expect(asked).toEqual([[1, 2], [3], [1]]);
  });

  it('fails together, and is asked for anew', async () => {
    let fails = true;
    const ask = batched(10, (ids) =>
      fails ? Promise.reject(new Error('away')) : Promise.resolve(new Map(ids.map((id) => [id, id]))),
    );
    await expect(Promise.all([ask(1), ask(2)])).rejects.toThrow('away');
    fails = false;
    expect(await ask(1)).toBe(1);
  });
});
