import { Injectable } from '@nestjs/common';
import { Kernel, type Queryable, Refusal, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { Trophies } from '../../../platform/scores/trophies.ts';
import { richText } from '../../../platform/text/rich-text.ts';
import { LevelQueries } from '../../identity/index.ts';
import { Media } from '../../media/index.ts';
import { calendarText } from '../calendar.texts.ts';
import type { EventChange } from './event.commands.ts';
import type { Details } from './event.events.ts';

const EXCERPT = 200;
const EVENT = 'event';

/** Default values of an event. */
const NOTHING: Omit<Details, 'title'> = {
  ...{
    description: '',
    rules_version: 0,
    excerpt: '',
    status: 'public',
    color: '#4F46E5',
    salespage: null,
    lat: null,
    long: null,
  },
  ...{
    full_address: '',
    street: '',
    street_number: '',
    postal_code: '',
    province: '',
    country: '',
    online: false,
    url: null,
  },
  ...{ url_title: '', category_id: null, trophy_id: null, level_ids: [], organiser_ids: [], capacity: null },
  ...{ allow_user_invites: false, paid: false, price: null, notify_all_users: false, notify_all_members: false },
  ...{ global_event: false, image: null },
};

type Asked = Omit<EventChange, 'start_date' | 'end_date' | 'all_day' | 'time_zone' | 'version' | 'reason'>;

/** Converts request fields into event fields: sanitizes the description and checks references. */
@Injectable()
export class EventDetails {
  constructor(
    private readonly kernel: Kernel,
    private readonly media: Media,
    private readonly levels: LevelQueries,
    private readonly trophies: Trophies,
  ) {}

  /**
   * Runs before any write. `held` is the event's current trophy.
   * @throws {Refusal} `invalid` for an unknown category, level or trophy, `forbidden` if the viewer may not award the
   * trophy
   */
  async of(viewer: MemberViewer, { image_uuid: _, ...asked }: Asked, held: number | null): Promise<Partial<Details>> {
    await Promise.all([
      this.mustHaveCategory(asked),
      this.mustHaveLevels(asked),
      this.trophies.mustBeGiven(viewer, asked.trophy_id, held),
    ]);
    if (asked.description === undefined) return asked;
    const { content, excerpt, rules_version } = await richText(asked.description, EXCERPT, 'description');
    return { ...asked, description: content, excerpt, rules_version };
  }

  async whole(viewer: MemberViewer, asked: Asked & { title: string }): Promise<Details> {
    const given = await this.of(viewer, { ...asked, description: asked.description ?? '' }, null);
    const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    return {
      ...NOTHING,
      ...(named as Partial<Details>),
      title: asked.title,
      organiser_ids: [viewer.id],
    };
  }

  /**
   * Attaches the viewer's upload as the event's picture and releases the old one. Returns undefined if `uuid` is
   * omitted.
   */
  async picture(
    tx: Queryable,
    viewer: MemberViewer,
    id: number,
    uuid: string | null | undefined,
  ): Promise<number | null | undefined> {
    if (uuid === undefined) return undefined;
    const owner = { kind: EVENT, id, isPublic: false };
    const [picture] = await this.media.attach(tx, viewer, uuid === null ? [] : [uuid], owner);
    if (picture && picture.width === null) throw Refusal.invalid('image_uuid', calendarText('event.image'));
    await this.media.release(tx, owner, picture ? [picture.id] : []);
    return picture?.id ?? null;
  }

  private async mustHaveCategory({ category_id }: Asked): Promise<void> {
    if (category_id === undefined || category_id === null) return;
    const found = await runOne(this.kernel.db.pool, sql`select 1 from calendar.category where id = ${category_id}`);
    if (!found) throw Refusal.invalid('category_id', calendarText('category.missing'));
  }

  private async mustHaveLevels({ level_ids = [] }: Asked): Promise<void> {
    if (level_ids.length === 0) return;
    const there = new Set((await this.levels.all()).map(({ id }) => id));
    if (level_ids.some((id) => !there.has(id))) throw Refusal.invalid('level_ids', calendarText('event.level'));
  }
}
