import { describe, expect, it } from '@jest/globals';
import { changedIn, keptValues } from './kept-values.ts';

function scene(refuses = false) {
  const held = new Map<string, string>();
  const refuse = () => {
    throw new Error('Full');
  };
  const storage = {
    getItem: (key: string) => (refuses ? refuse() : (held.get(key) ?? null)),
    setItem: (key: string, value: string) => (refuses ? refuse() : void held.set(key, value)),
    removeItem: (key: string) => void held.delete(key),
  };
  return { held, kept: keptValues(() => storage) };
}

describe('what a form holds and has not saved', () => {
  it('is kept for its record, with the version that it began with, until nothing differs', () => {
    const { held, kept } = scene();
    kept.write('boards:15', { version: 3, values: { name: 'Ovens' } });
    expect(kept.read('boards:15')).toEqual({ version: 3, values: { name: 'Ovens' } });
    expect(kept.read('boards:16')).toBeNull();
    kept.write('boards:15', { version: 3, values: {} });
    expect(held.size).toBe(0);
  });

  it('is none where storage refuses or holds something else', () => {
    const refusing = scene(true).kept;
    refusing.write('boards:15', { version: 3, values: { name: 'Ovens' } });
    expect(refusing.read('boards:15')).toBeNull();
    const { held, kept } = scene();
    held.set('lyceum.console.form:boards:15', '{"values":');
    expect(kept.read('boards:15')).toBeNull();
  });

  it('is what was changed, and no more', () => {
    const values = { name: 'Ovens', index: 3, level_ids: [1] };
    expect(changedIn(values, { name: true, level_ids: [true] })).toEqual({ name: 'Ovens', level_ids: [1] });
  });
});
