import { insist, eachOf } from '../../support/faults/insist.ts';
import { makeEvent } from '../../support/content/events.ts';
import { Installation } from '../../support/servers/installation.ts';
import { killedMeanwhile } from '../../support/faults/kills.ts';
import { Persona } from '../../support/persona.ts';
import { until } from '../../support/until.ts';

const JOINS = Number(process.env.SOAK_JOINS ?? 40);
const REMINDERS = Number(process.env.SOAK_REMINDERS ?? 80);
const KILLS = Number(process.env.SOAK_KILLS ?? 6);
const LONGEST_MS = 120_000 + JOINS * 1000;
jest.setTimeout(300_000 + JOINS * 3000 + KILLS * 60_000);

const PLACES = 2;
const WHO_COME = 20;
const AT_ONCE = 4;
/** How long before they begin events are moved to: long enough for the move of all of them, and waited for by nobody. */
const SOON_MS = 20_000;
const EACH = Math.ceil(REMINDERS / JOINS);
/** Of each member, all due by the moment at which their event begins. */
const reminders = Array.from({ length: EACH }, (_, duration) => ({ duration, unit: 'minutes' }));

let installation: Installation;
beforeAll(async () => void (installation = await Installation.start()));
afterAll(() => installation?.discard());

/** A third of all kills. */
const killed = <T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> =>
  killedMeanwhile({ installation, kills: Math.ceil(KILLS / 3), longestMs: LONGEST_MS }, all, work);

async function newcomers(): Promise<Persona[]> {
  const all = Array.from({ length: JOINS }, () => new Persona(installation.url));
  let serial = 0;
  await eachOf(all, AT_ONCE, (who) => who.register(`gast${(serial += 1)}`));
  return all;
}

const count = async (text: string, values: unknown[] = []): Promise<number> =>
  (await installation.query<{ n: number }>(`select count(*)::int as n from ${text}`, values))[0]!.n;

/** Whoever goes, as the log has it, at every event of it: never more than there are places. */
async function mostAtOnce(events: readonly number[]): Promise<number> {
  const log = await installation.query<{ event: number; type: string; was: string | null }>(
    `select (data ->> 'event_id')::int as event, type, data ->> 'was' as was from events.event
     where type like 'Attendee%' and (data ->> 'event_id')::int = any($1) order by txid, position`,
    [events],
  );
  const going = new Map<number, number>();
  let most = 0;
  for (const { event, type, was } of log) {
    const step =
      type === 'AttendeeJoined' || type === 'AttendeeMovedUp' ? 1 : type === 'AttendeeLeft' && was === 'going' ? -1 : 0;
    going.set(event, (going.get(event) ?? 0) + step);
    most = Math.max(most, going.get(event)!);
  }
  return most;
}

it(`promises 1 and 13: ${JOINS} joins of full events and ${JOINS * EACH} reminders over ${KILLS} kills of API and worker: none lost, none twice, and never more than there are places`, async () => {
  const admin = await installation.person('admin');
  const people = await newcomers();
  const events: number[] = [];
  for (let n = 0; n * WHO_COME < JOINS; n += 1) events.push((await makeEvent(admin, { capacity: PLACES })).id);
  const coming = people.map((who, n) => ({ who, event: events[n % events.length]! }));
  const of = (event: number) => ({ params: { id: event } });

  await killed(coming, async ({ who, event }) => {
    await insist('joining', () => who.call('PUT /api/v3/events/{id}/join', of(event)));
    const body = { reminders, type: 'event' };
    await insist('a reminder', () => who.call('POST /api/v3/events/{id}/reminders', { ...of(event), body }));
  });
  expect(
    await count(
      `(select stream_id from events.event where type in ('AttendeeJoined', 'AttendeeQueued')
        and (data ->> 'event_id')::int = any($1) group by 1 having count(*) = 1) once`,
      [events],
    ),
  ).toBe(JOINS);

  // Half of them leave, whoever goes first: who waits moves up.
  const gone = coming.slice(0, JOINS / 2);
  await killed(gone, ({ who, event }) => insist('leaving', () => who.call('PUT /api/v3/events/{id}/leave', of(event))));
  const taken = () => count(`calendar.attendance where event_id = any($1) and status = 'going'`, [events]);
  await until('every place is taken', async () => (await taken()) === PLACES * events.length, LONGEST_MS);

  const staying = coming.slice(JOINS / 2);
  const start = new Date(Date.now() + SOON_MS);
  const body = { start_date: start.toISOString(), end_date: new Date(start.getTime() + 3_600_000).toISOString() };
  await killed(
    events.map((event) => ({ who: admin, event })),
    ({ who, event }) => insist('moving', () => who.call('PUT /api/v3/events/{id}', { ...of(event), body })),
  );
  const reminded = () =>
    installation.query<{ member_id: number; times: number; parts: number }>(
      `select n.member_id, count(*)::int as times, count(distinct l.part)::int as parts
       from notifications.notification n join notifications.line l on l.id = n.line_id
       where n.type = 'event_reminder' group by 1`,
    );
  const all = async () => (await reminded()).reduce((sum, { times }) => sum + times, 0);
  await until('all were reminded', async () => (await all()) >= staying.length * EACH, LONGEST_MS);

  expect((await reminded()).toSorted((a, b) => a.member_id - b.member_id)).toEqual(
    staying
      .map(({ who }) => ({ member_id: who.id, times: EACH, parts: EACH }))
      .toSorted((a, b) => a.member_id - b.member_id),
  );
  expect(await mostAtOnce(events)).toBe(PLACES);
  const movedUp = await count(`events.event where type = 'AttendeeMovedUp'`);
  const told = () => count(`notifications.notification where type = 'event_moved_up'`);
  await until('who moved up was told', async () => (await told()) >= movedUp, LONGEST_MS);
  expect(await told()).toBe(movedUp);
  expect(await installation.verifyProjections()).toContain('Rebuilt equals live.');
});
