import { Kernel } from '@lyceum/kernel';
import { testsSeen } from './support.ts';

const left = globalThis as { kernelOfFirstFile?: unknown };

it('leaves what it loaded, a variable, a spy and a replaced clock', () => {
  left.kernelOfFirstFile = Kernel;
  process.env.LEFT_BY_FIRST_FILE = 'yes';
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  jest.useFakeTimers({ now: 0 });
  expect(testsSeen()).toBe(1);
});
