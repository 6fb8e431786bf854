import type { CommandBus } from '@nestjs/cqrs';
import { type Kernel, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { BeginThread, SendMessage } from '@lyceum/api/modules/messages/index.ts';
import { Relate } from '@lyceum/api/modules/relations/index.ts';
import type { MemberViewer } from '@lyceum/api/platform/http/viewer.ts';
import type { DemoThread } from './content/index.ts';
import { VISITOR } from './plan.ts';

const HOUR_MS = 60 * 60 * 1000;
const FOLLOWED = ['pieter', 'aylin', 'wouter'];
/** The last follower sends the visitor a notification. */
const FOLLOWERS = ['femke', 'lotte', 'aylin', 'tom', 'grace'];

interface Among {
  viewers: ReadonlyMap<string, MemberViewer>;
  now: Date;
}

/** Creates followers of the visitor and members whom they follow, one per day. The last one is hours old. */
export async function follow(commands: CommandBus, { viewers, now }: Among): Promise<void> {
  const visitor = viewers.get(VISITOR)!;
  const at = (place: number, of: number) => new Date(now.getTime() - ((of - 1 - place) * 24 + 5) * HOUR_MS);
  for (const [place, key] of FOLLOWED.entries()) {
    const given = { viewer: visitor, at: at(place, FOLLOWED.length), silent: true } as const;
    await commands.execute(new Relate('follow', viewers.get(key)!.id, given));
  }
  for (const [place, key] of FOLLOWERS.entries()) {
    const given = { viewer: viewers.get(key)!, at: at(place, FOLLOWERS.length) };
    const isTold = place === FOLLOWERS.length - 1;
    await commands.execute(new Relate('follow', visitor.id, isTold ? given : { ...given, silent: true }));
  }
}

/**
 * Creates the visitor's conversations in the order of their newest messages, as the list shows them. Returns their ids.
 */
export async function converse(
  commands: CommandBus,
  threads: readonly DemoThread[],
  { viewers, now }: Among,
): Promise<number[]> {
  const ids: number[] = [];
  for (const { begunBy, others, messages } of threads) {
    const by = (key: string, hoursAgo: number) =>
      ({ viewer: viewers.get(key)!, at: new Date(now.getTime() - hoursAgo * HOUR_MS), silent: true }) as const;
    const [first, ...rest] = messages;
    const begin = new BeginThread(
      others.map((key) => viewers.get(key)!.id),
      { content: `<p>${first![2]}</p>` },
      by(begunBy, first![1]),
    );
    const { id } = await commands.execute(begin);
    for (const [key, hoursAgo, text] of rest) {
      await commands.execute(new SendMessage(id, { content: `<p>${text}</p>` }, by(key, hoursAgo)));
    }
    ids.push(id);
  }
  return ids;
}

/** Writes the read state of projected conversations. Plain rows, as read state has no events. */
export async function readThreads(
  kernel: Kernel,
  threads: readonly DemoThread[],
  { ids, visitorId }: { ids: readonly number[]; visitorId: number },
): Promise<void> {
  const unread = threads.map((thread) => thread.unread ?? 0);
  await run(
    kernel.db.pool,
    sql`insert into messages.mark (member_id, thread_id, read_up_to, read_at)
        select p.member_id, p.thread_id, m.place, m.created_at + interval '20 minutes'
        from messages.participation p
        join unnest(${ids}::int[], ${unread}::int[]) as t (id, unread) on t.id = p.thread_id
        join messages.message m on m.thread_id = p.thread_id
          and m.place = p.last - case when p.member_id = ${visitorId}::int then t.unread else 0 end`,
  );
}
