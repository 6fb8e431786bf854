import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, WebSocket } from 'undici';
import { requestOf, scenarios } from './scenarios.mjs';

const world = JSON.parse(readFileSync(process.env.BENCH_WORLD, 'utf8'));

/**
 * Writes at a steady pace and listens for what open screens are told. Answers when each comment's live event came; when it was
 * recorded stands in the database.
 */
process.on('message', ({ live }) => {
  measure(live).then(
    (heard) => process.send({ heard }),
    (error) => process.send({ error: String(error?.stack ?? error) }),
  );
});

async function measure({ origin, perSecond, seconds, from }) {
  const heard = new Map();
  const socket = await listen(origin, (commentId) => heard.set(commentId, performance.timeOrigin + performance.now()));
  const scenario = scenarios(world).find(({ name }) => name === 'create comment');
  const pool = new Pool(origin, { connections: 32, pipelining: 1 });
  const posted = [];
  const begin = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const due = begin + (n * 1000) / perSecond - performance.now();
    if (due > 1) await sleep(due);
    posted.push(post(pool, requestOf(scenario, from + n)));
  }
  const ids = (await Promise.all(posted)).filter((id) => id !== null);
  for (const end = Date.now() + 5000; Date.now() < end && ids.some((id) => !heard.has(id));) await sleep(50);
  socket.close();
  await pool.close();
  return { ids, at: ids.map((id) => heard.get(id) ?? null), failed: perSecond * seconds - ids.length };
}

async function post(pool, request) {
  const { statusCode, body } = await pool.request(request);
  const answer = await body.json();
  return statusCode === 201 ? answer.data.id : null;
}

/** The channels of the boards that comments are posted on; resolves when all are subscribed to. */
function listen(origin, onComment) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/app/lyceum?protocol=7&client=bench&version=1`);
  return new Promise((resolve, reject) => {
    let subscribed = 0;
    const open = world.boards;
    socket.addEventListener('error', reject);
    socket.addEventListener('message', ({ data: text }) => {
      const { event, data } = JSON.parse(text);
      if (event === 'pusher:connection_established') {
        for (const board of open)
          socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel: `board.${board}` } }));
      } else if (event === 'pusher_internal:subscription_succeeded') {
        if ((subscribed += 1) === open.length) resolve(socket);
      } else if (event === 'comment-posted') onComment(JSON.parse(data).comment_id);
    });
  });
}
