import { createHmac } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, WebSocket } from 'undici';
import { SECRET } from './scenarios.mjs';

/** Members, two and two: whoever of them looks on hears their own channel, and writes to the other. */
const LATE_MS = 5000;
const AT_ONCE = 25;

let pool;
const pairs = [];
const heard = [];
let astray = 0;

const kinds = { open, send };
process.on('message', (message) => {
  const [[kind, given]] = Object.entries(message);
  kinds[kind](given).then(
    (answer) => process.send(answer),
    (error) => process.send({ error: String(error?.stack ?? error) }),
  );
});

const browserOf = (token) => ({
  cookie: `lyceum_session=${token}`,
  'x-csrf-token': createHmac('sha256', SECRET).update(`csrf:session:${token}`).digest('base64url'),
  'content-type': 'application/json',
});

async function post(path, token, given) {
  const answer = await pool.request({ method: 'POST', path, headers: browserOf(token), body: JSON.stringify(given) });
  const body = await answer.body.json();
  if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode}: ${JSON.stringify(body)}`);
  return body;
}

/** So many at a time: what is meant is a thousand who are there, not a thousand who come at one moment. */
async function each(list, work) {
  for (let from = 0; from < list.length; from += AT_ONCE) await Promise.all(list.slice(from, from + AT_ONCE).map(work));
}

async function open({ origin, tokens }) {
  pool = new Pool(origin, { connections: 32, pipelining: 1 });
  const twos = tokens.flatMap((one, at) => (at % 2 ? [] : [[one, tokens[at + 1]]]));
  await each(twos, async ([[id, token], [other, otherToken]]) => {
    const { data } = await post('/api/v4/inbox', token, { user_ids: [other] });
    pairs.push({ thread: data.id, members: [id, other], tokens: [token, otherToken] });
  });
  const threadsOf = new Map(pairs.flatMap(({ thread, members }) => members.map((id) => [id, thread])));
  await each(tokens, ([id, token]) => listen(origin, id, token, threadsOf.get(id)));
  return { opened: tokens.length };
}

function listen(origin, id, token, thread) {
  const channel = `private-messages.${id}`;
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/app/lyceum?protocol=7&client=letters&version=1`);
  return new Promise((resolve, reject) => {
    socket.addEventListener('error', reject);
    socket.addEventListener('message', async ({ data: text }) => {
      const { event, data } = JSON.parse(text);
      if (event === 'pusher:connection_established') {
        const { socket_id } = JSON.parse(data);
        const { auth } = await post('/broadcasting/auth', token, { socket_id, channel_name: channel });
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
      } else if (event === 'pusher_internal:subscription_succeeded') resolve();
      else if (event === 'pusher:subscription_error') reject(new Error(`${channel} was refused`));
      else if (event === 'pusher:ping') socket.send(JSON.stringify({ event: 'pusher:pong', data: {} }));
      else if (event === 'inbox') {
        const message = JSON.parse(data);
        if (message.thread_id === thread)
          heard.push({ id: message.id, when: performance.timeOrigin + performance.now() });
        else astray += 1;
      }
    });
  });
}

async function send({ perSecond, seconds }) {
  heard.length = 0;
  const sent = [];
  let failed = 0;
  const begin = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const due = begin + (n * 1000) / perSecond - performance.now();
    if (due > 1) await sleep(due);
    const { thread, tokens } = pairs[n % pairs.length];
    const content = `<p>Letter ${n}: the glaze ran at cone 6 and pooled in the foot.</p>`;
    sent.push(
      post(`/api/v4/inbox/${thread}/messages`, tokens[n % 2], { content }).then(
        ({ data }) => data.id,
        () => ((failed += 1), null),
      ),
    );
  }
  const ids = (await Promise.all(sent)).filter((id) => id !== null);
  for (const end = Date.now() + LATE_MS; Date.now() < end && heard.length < ids.length * 2;) await sleep(50);
  return { told: { ids, heard, astray, failed } };
}
