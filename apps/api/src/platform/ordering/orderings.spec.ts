import { Orderings } from './orderings.ts';

const asked = { parentId: null, items: [{ id: 1, index: 0 }], viewer: {} as never };

describe('what can be put in order', () => {
  it('is what somebody handed in, by its own rights, and nothing else', async () => {
    const orderings = new Orderings();
    orderings.of('shelf', () => Promise.resolve({ position: null }));
    await expect(orderings.put('shelf', asked)).resolves.toEqual({ position: null });
    expect(() => orderings.put('board', asked)).toThrow(expect.objectContaining({ kind: 'invalid' }));
    expect(() => orderings.of('shelf', () => Promise.resolve({ position: null }))).toThrow('twice');
  });
});
