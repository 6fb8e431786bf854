/** @jest-environment node */
import { Kernel } from '@lyceum/kernel';

it('gets modules of its own, because its first line asks for isolation', () => {
  const { kernelOfFirstFile } = globalThis as { kernelOfFirstFile?: unknown };
  expect(kernelOfFirstFile).toBeDefined();
  expect(kernelOfFirstFile).not.toBe(Kernel);
});
