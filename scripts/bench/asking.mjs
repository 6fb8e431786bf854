import { askedBy } from './scenarios.mjs';

const AT_ONCE = 8;

/** `work` for each number below `count`, eight at a time. */
export async function eachOf(count, work) {
  let next = 0;
  const one = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Requests by members with a session; each answers its `data`, or throws what it was refused with. */
export const asking = (origin) => async (member, method, path, body) => {
  const request = askedBy(member, method, path, body);
  const answer = await fetch(origin + path, request);
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data;
};
