import { describe, expect, it } from '@jest/globals';
import { createAhead } from './ahead.ts';

function scene() {
  const loaded: string[] = [];
  const { ahead, begin } = createAhead(() => Promise.resolve());
  const part = (name: string) => () => {
    loaded.push(name);
    return Promise.resolve();
  };
  return { loaded, ahead, begin, part };
}

describe('what is fetched ahead', () => {
  it('waits for the first screen, and leaves out what is for members alone', async () => {
    const { loaded, ahead, begin, part } = scene();
    ahead(part('toasts'), 'everyone');
    ahead(part('composer'), 'member');
    expect(loaded).toEqual([]);
    await begin(false);
    expect(loaded).toEqual(['toasts']);
    await begin(true);
    expect(loaded).toEqual(['toasts', 'composer']);
  });

  it('comes one after the other, with what the others bring, and goes on after one that cannot be had', async () => {
    const { loaded, ahead, begin, part } = scene();
    ahead(() => {
      ahead(part('editor'), 'member');
      return part('composer')();
    }, 'member');
    ahead(() => Promise.reject(new Error('offline')), 'everyone');
    ahead(part('menu'), 'everyone');
    await begin(true);
    expect(loaded).toEqual(['composer', 'menu', 'editor']);
  });
});
