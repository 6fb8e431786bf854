import type { Installation } from '../servers/installation.ts';
import { until } from '../until.ts';
import type { Writers } from './writers.ts';

export interface Survival {
  /** Acknowledged, and not there. */
  lost: string[];
  /** There more than once. */
  doubled: string[];
  /** Appends of two events of which one is there. */
  halves: string[];
}

export const WHOLE: Survival = { lost: [], doubled: [], halves: [] };

/** Texts are sealed in the events; their rows are written in the same transaction. */
const comments = `select content as text, count(*)::int as times from community.comment where topic_id = any($1) group by 1`;
const titles = `select id, split_part(title, '-', 2)::int as number from community.topic where id = any($1)`;
const edits = `select meta ->> 'correlation_id' as command,
    count(*) filter (where type = 'TopicEdited')::int as texts,
    count(*) filter (where type = 'TopicDetailsChanged')::int as details
  from events.event where type in ('TopicEdited', 'TopicDetailsChanged') and (data ->> 'topic_id')::int = any($1)
  group by stream_id, 1`;

/** Compares what writers were told with what is there. */
export async function survival(installation: Installation, { acknowledged }: Writers): Promise<Survival> {
  const topics = [acknowledged.map(({ topic }) => topic)];
  const written = await installation.query<{ text: string; times: number }>(comments, topics);
  const edited = await installation.query<{ id: number; number: number }>(titles, topics);
  const made = await installation.query<{ command: string; texts: number; details: number }>(edits, topics);
  const there = new Set(written.map(({ text }) => text));
  const reached = new Map(edited.map(({ id, number }) => [id, number]));
  return {
    lost: acknowledged.flatMap((known) => [
      ...known.comments.filter((text) => !there.has(`<p>${text}</p>`)),
      ...((reached.get(known.topic) ?? -1) < known.edits ? [`edit ${known.edits} of ${known.topic}`] : []),
    ]),
    doubled: written.filter(({ times }) => times > 1).map(({ text }) => text),
    halves: made.filter((edit) => edit.texts !== 1 || edit.details !== 1).map(({ command }) => command),
  };
}

/** How many comments were written since the demo was made, how many the feed counts, and how many notifications there are. */
export async function shownAndTold(installation: Installation): Promise<number[]> {
  const [row] = await installation.query<{ written: number; shown: number; told: number }>(
    `with loud as (
       select (data ->> 'comment_id')::int as id from events.event
       where type = 'CommentPosted' and not coalesce((meta ->> 'silent')::boolean, false)
     )
     select (select count(*)::int from loud) as written,
       (select count(*)::int from community.comment_stats s join loud on loud.id = s.comment_id) as shown,
       (select count(*)::int from notifications.notification where type in ('comment', 'reply')) as told`,
  );
  return [row!.written, row!.shown, row!.told];
}

/** Waits until rows and notifications have caught up with the events; a minute is what a lost queue may take (promise 15). */
export async function caughtUp(installation: Installation): Promise<void> {
  await until(
    'every comment was shown and told once',
    async () => {
      const [written, shown, told] = await shownAndTold(installation);
      return written === shown && written === told;
    },
    120_000,
  );
}
