/** @jest-environment node */
import './no-eval.ts';
import { z } from 'zod';

it('keeps zod from trying whether it may make functions of text', () => {
  const make = jest.spyOn(globalThis, 'Function');
  try {
    expect(z.config().jitless).toBe(true);
    expect(z.object({ name: z.string() }).parse({ name: 'Ada' })).toEqual({ name: 'Ada' });
    expect(make).not.toHaveBeenCalled();
  } finally {
    make.mockRestore();
  }
});
