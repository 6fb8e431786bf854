import { Kernel } from '@lyceum/kernel';
import { testsSeen } from './support.ts';

const left = globalThis as { kernelOfFirstFile?: unknown };

it('finds the same class of the application', () => {
  expect(left.kernelOfFirstFile).toBe(Kernel);
});

it('has support modules and hooks of its own', () => {
  expect(testsSeen()).toBe(2);
});

it('finds no variable, spy or clock of the first file', () => {
  expect(process.env.LEFT_BY_FIRST_FILE).toBeUndefined();
  expect(jest.isMockFunction(Math.random)).toBe(false);
  expect(Date.now()).toBeGreaterThan(1_000_000);
});
