import type { CommandBus } from '@nestjs/cqrs';
import { type Kernel, runOne } from '@lyceum/kernel';
import { PostTopic } from '@lyceum/api/modules/community/index.ts';
import { ChangeGroupRole, CloseGroup, FoundGroup, InviteToGroup, JoinGroup } from '@lyceum/api/modules/groups/index.ts';
import type { Uploads } from '@lyceum/api/modules/media/index.ts';
import type { MemberViewer } from '@lyceum/api/platform/http/viewer.ts';
import sql from 'sql-template-tag';
import { type DemoGroup, groups } from './content/groups.ts';
import type { DemoGroupTexts } from './content/types.ts';
import { sendRow } from './draw-row.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Hours between two members who join, and days between two messages. */
const JOINED_HOURS = 9;
const SAID_DAYS = 2;

interface Scene {
  kernel: Kernel;
  uploads: Uploads;
  texts: DemoGroupTexts;
  viewers: ReadonlyMap<string, MemberViewer>;
  now: Date;
}

/** Creates groups with members, requests, invitations and topics. */
export async function foundGroups(commands: CommandBus, scene: Scene): Promise<void> {
  for (const group of groups) await found(commands, group, scene);
}

async function found(
  commands: CommandBus,
  group: DemoGroup,
  { kernel, uploads, texts, viewers, now }: Scene,
): Promise<void> {
  const began = now.getTime() - group.foundedDaysAgo * DAY_MS;
  const later = (place: number) => new Date(began + (place + 1) * JOINED_HOURS * 60 * 60 * 1000);
  const by = (key: string, at: Date) => ({ viewer: viewers.get(key)!, at, silent: true }) as const;
  const { name, text, rules, faqs, topics } = texts[group.key]!;
  const input = {
    image_uuid: await sendRow(uploads, viewers.get(group.by)!, group.pots),
    ...{ name, rules, description: `<p>${text}</p>`, status: group.status },
    faqs: faqs.map(([question, answer]) => ({ question, answer })),
    allow_user_invites: group.allowUserInvites ?? false,
  };
  const { id } = await commands.execute(new FoundGroup(input, by(group.by, new Date(began))));
  const called = group.status === 'public' ? (group.invited ?? []) : [...group.joined, ...(group.invited ?? [])];
  const ids = called.map((key) => viewers.get(key)!.id);
  if (ids.length > 0) await commands.execute(new InviteToGroup(id, ids, by(group.by, later(0))));
  for (const [place, key] of group.joined.entries()) {
    await commands.execute(new JoinGroup(id, by(key, later(place + 1))));
  }
  for (const key of group.moderators ?? []) {
    const { id: memberId } = viewers.get(key)!;
    await commands.execute(
      new ChangeGroupRole(id, memberId, 'moderator', by(group.by, later(group.joined.length + 1))),
    );
  }
  for (const [place, key] of (group.asked ?? []).entries()) {
    await commands.execute(new JoinGroup(id, by(key, new Date(now.getTime() - (place + 3) * 60 * 60 * 1000))));
  }
  const board = await runOne<{ channel_id: number }>(
    kernel.db.pool,
    sql`select channel_id from groups.group where id = ${id}`,
  );
  for (const [place, [key, title, said]] of topics.entries()) {
    const at = new Date(Math.max(began + DAY_MS, now.getTime() - (place + 1) * SAID_DAYS * DAY_MS));
    const viewer = { ...viewers.get(key)!, places: [`group:${id}`] };
    const topic = { title, content: `<p>${said}</p>`, channel_id: board!.channel_id, post_type: 'text' as const };
    await commands.execute(new PostTopic(topic, { viewer, at, silent: true }));
  }
  if (group.closed) await commands.execute(new CloseGroup(id, by(group.by, new Date(now.getTime() - 30 * DAY_MS))));
}
