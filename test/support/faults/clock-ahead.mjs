/**
 * Loaded before a program (`node --import`): its clock is so many milliseconds ahead of the time, or behind, as the
 * environment says; SIGUSR2 sets it right, and wrong again. Clocks that only count (timers, `performance`) run on.
 */
const given = Number(process.env.CLOCK_AHEAD_MS ?? 0);
let ahead = given;
process.on('SIGUSR2', () => (ahead = ahead === 0 ? given : 0));

const RealDate = Date;
const now = () => RealDate.now() + ahead;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length ? args : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : target[name]),
});
