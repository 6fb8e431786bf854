import { asking, eachOf } from './asking.mjs';

/**
 * Events and a group, made by their own commands after everything else was measured: whoever is in them has their boards at home, which
 * would make the pages of the other rows different ones.
 */
const EVENTS = 400;
const TOPICS_OF_GROUP = 1000;
const ADMIN = 1;
const DAY_MS = 86_400_000;
const TEXT = '<p>Bring a test tile of each glaze; the kiln is unloaded at noon, and we talk about what cracked.</p>';

/** What of it the requests are about; of a database that was kept, what is there already. */
async function idsOf({ rows }) {
  const events = await rows(`select id from calendar.event order by id`);
  const [group] = await rows(`select channel_id as id from groups."group" order by id limit 1`);
  return { events: events.map(({ id }) => id), groupBoard: group?.id };
}

/** @returns {Promise<{ events: number[], groupBoard: number }>} ids of events and of the group's board */
export async function makeGatherings({ origin }, database, sessions) {
  const before = await idsOf(database);
  if (before.groupBoard) return before;
  const ask = asking(origin);
  await eachOf(EVENTS, (n) => {
    const at = (days) => new Date(Date.now() + (n + days) * DAY_MS).toISOString();
    const body = { title: `Open studio ${n}`, description: TEXT, start_date: at(1), end_date: at(2) };
    return ask(ADMIN, 'POST', '/api/v3/events', body);
  });
  const { id, channel_id } = await ask(ADMIN, 'POST', '/api/v3/groups', { name: 'Wood firing', description: TEXT });
  await eachOf(sessions.length, (n) => ask(sessions[n], 'PUT', `/api/v3/groups/${id}/join`, {}));
  await eachOf(TOPICS_OF_GROUP, (n) =>
    ask(sessions[n % sessions.length], 'POST', '/conversations', {
      title: `Notes on firing ${n}`,
      content: TEXT.repeat(4),
      channel_id,
    }),
  );
  return idsOf(database);
}
