import { patienceMs } from './instance.mjs';

it('waits longest for an instance that is stopping, and longer for one that starts than for one that runs', () => {
  const address = 'http://localhost:3000';
  expect([{ state: 'stopping', address }, {}, { address }].map(patienceMs)).toEqual([60_000, 20_000, 3_000]);
});
