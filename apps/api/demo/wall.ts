import type { CommandBus } from '@nestjs/cqrs';
import type { MemberViewer } from '@lyceum/api/platform/http/viewer.ts';
import { CreateBoard, PostTopic } from '@lyceum/api/modules/community/index.ts';
import type { Uploads } from '@lyceum/api/modules/media/index.ts';
import { members } from './content/members.ts';
import { pots, WALL } from './content/pots.ts';
import type { DemoWall } from './content/types.ts';
import { drawPot } from './draw-pot.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MADE_DAYS_AGO = 400;
/** Older than the recent topics, so that the home page begins with text. */
const NEWEST_DAYS_AGO = 14;
const DAYS_BETWEEN = 1.3;

interface Where {
  wall: DemoWall;
  /** Position of the board, after the others. */
  index: number;
  viewers: ReadonlyMap<string, MemberViewer>;
  now: Date;
}

/** Creates a moodboard with a picture of each pot, posted by its maker. */
export async function hangPictures(commands: CommandBus, uploads: Uploads, at: Where): Promise<void> {
  const { wall, index, viewers, now } = at;
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const founder = viewers.get(members.find(({ role }) => role === 'admin')!.key)!;
  const { slug, pots: said, ...named } = wall;
  const rights = { read_by: 'guest', write_by: 'member', type: 'moodboard' } as const;
  const made = { viewer: founder, at: ago(MADE_DAYS_AGO), silent: true } as const;
  const { id } = await commands.execute(
    new CreateBoard({ ...named, ...WALL, ...rights, index, subgroup_id: null }, made, slug),
  );
  for (const [place, pot] of pots.entries()) {
    const viewer = viewers.get(pot.member)!;
    const file = { bytes: await drawPot(pot), name: 'pot.jpg', uuid: undefined };
    const { uuid } = await uploads.take(viewer, file);
    const [title, text, alt] = said[pot.member]!;
    const post = { title, content: `<p>${text}</p>`, channel_id: id, post_type: 'image' as const };
    const hung = ago(NEWEST_DAYS_AGO + (pots.length - place) * DAYS_BETWEEN);
    const topic = { ...post, upload_uuids: [uuid], upload_alts: [alt] };
    await commands.execute(new PostTopic(topic, { viewer, at: hung, silent: true }));
  }
}
