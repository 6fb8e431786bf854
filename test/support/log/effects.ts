import type { Installation } from '../servers/installation.ts';
import { Persona } from '../persona.ts';

const AT_ONCE = 4;
let serial = 0;

/** Of each of them two effects: a mail and an introduction. */
export async function registerNewcomers(installation: Installation, count: number): Promise<void> {
  let left = count;
  const one = async (): Promise<void> => {
    while (left-- > 0) await new Persona(installation.url).register(`nieuw${(serial += 1)}`);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** An effect that was made, and what its job was. */
export interface MadeEffect {
  event_id: string;
  effect: string;
  stream: string;
  version: number;
}

export const madeEffects = (installation: Installation): Promise<MadeEffect[]> =>
  installation.query<MadeEffect & Record<string, unknown>>(
    `select f.event_id, f.effect, e.stream_id as stream, e.version from events.effect f
     join events.event e on e.id = f.event_id`,
  );

export async function countMade(installation: Installation): Promise<number> {
  const [row] = await installation.query<{ n: number }>('select count(*)::int as n from events.effect');
  return row!.n;
}

/** What events since the demo was made lead to, looked for where members find it and not in the marks of effects. */
const TIMES = `
  with loud as (
    select type, data from events.event where not coalesce((meta ->> 'silent')::boolean, false)
  ), wanted as (
    select 'notification of comment' as what, (data ->> 'comment_id')::int as id from loud where type = 'CommentPosted'
    union all
    select what, (data ->> 'member_id')::int
    from loud cross join (values ('mail to member'), ('introduction of member')) as both_of (what)
    where type = 'MemberRegistered'
  ), made as (
    select 'notification of comment' as what, (data->>'comment_id')::int as id, count(*) as times from notifications.notification
      where type in ('comment', 'reply') group by 2
    union all
    select 'mail to member', member_id, count(*) from mail.message group by 2
    union all
    select 'introduction of member', author_id, count(*) from community.topic where post_type = 'introduce' group by 2
  )
  select what || ' ' || id as effect, coalesce(times, 0)::int as times from wanted left join made using (what, id)`;

/** The effects that are not there exactly once, with how often they are; and how many there ought to be. */
export async function effectsOf(installation: Installation): Promise<{ wanted: number; notOnce: string[] }> {
  const all = await installation.query<{ effect: string; times: number }>(TIMES);
  const wrong = all.filter(({ times }) => times !== 1);
  return { wanted: all.length, notOnce: wrong.map(({ effect, times }) => `${effect}: ${times} times`) };
}
