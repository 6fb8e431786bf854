import { appendFileSync } from 'node:fs';

/**
 * Loaded before a program (`node --import`): writes down whenever its event loop was held, one line of JSON each. What counts is
 * the time that its thread computed meanwhile: a machine with other work makes turns late, and none of them longer.
 */
const LOOKED_EVERY_MS = 5;
const WORTH_TELLING_MS = 10;
const file = process.env.STALLS_FILE;

let wall = performance.now();
let computed = cpu();

function cpu() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

setInterval(() => {
  const [now, used] = [performance.now(), cpu()];
  const held = Math.min(now - wall - LOOKED_EVERY_MS, used - computed);
  [wall, computed] = [now, used];
  if (held >= WORTH_TELLING_MS) appendFileSync(file, `${Math.round(held)}\n`);
}, LOOKED_EVERY_MS).unref();
