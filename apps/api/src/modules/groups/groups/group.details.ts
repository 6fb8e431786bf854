import { Injectable } from '@nestjs/common';
import { type Queryable, Refusal } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { richText } from '../../../platform/text/rich-text.ts';
import { LevelQueries } from '../../identity/index.ts';
import { Media } from '../../media/index.ts';
import { groupsText } from '../groups.texts.ts';
import type { GroupChange } from './group.commands.ts';
import type { Details } from './group.events.ts';

const EXCERPT = 200;

/** Default values of a group. */
const NOTHING: Omit<Details, 'name'> = {
  ...{ description: '', rules_version: 0, excerpt: '', status: 'public', rules: [], faqs: [], level_ids: [] },
  ...{ allow_user_invites: false, image: null },
};

type Asked = Omit<GroupChange, 'image_uuid' | 'version' | 'reason'>;

/** Converts request fields into event fields: sanitizes the description and checks references. */
@Injectable()
export class GroupDetails {
  constructor(
    private readonly media: Media,
    private readonly levels: LevelQueries,
  ) {}

  /**
   * Runs before any write.
   * @throws {Refusal} `invalid` for an unknown level
   */
  async of(asked: Asked): Promise<Partial<Details>> {
    await this.mustHaveLevels(asked);
    if (asked.description === undefined) return asked;
    const { content, excerpt, rules_version } = await richText(asked.description, EXCERPT, 'description');
    return { ...asked, description: content, excerpt, rules_version };
  }

  async whole(asked: Asked & { name: string }): Promise<Details> {
    const given = await this.of({ ...asked, description: asked.description ?? '' });
    const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    return { ...NOTHING, ...(named as Partial<Details>), name: asked.name };
  }

  /**
   * Attaches the viewer's upload as the group's picture and releases the old one. Returns undefined if `uuid` is
   * omitted.
   */
  async picture(
    tx: Queryable,
    viewer: MemberViewer,
    id: number,
    uuid: string | null | undefined,
  ): Promise<number | null | undefined> {
    if (uuid === undefined) return undefined;
    const owner = { kind: 'group', id, isPublic: false };
    const [picture] = await this.media.attach(tx, viewer, uuid === null ? [] : [uuid], owner);
    if (picture && picture.width === null) throw Refusal.invalid('image_uuid', groupsText('group.image'));
    await this.media.release(tx, owner, picture ? [picture.id] : []);
    return picture?.id ?? null;
  }

  private async mustHaveLevels({ level_ids = [] }: Asked): Promise<void> {
    if (level_ids.length === 0) return;
    const there = new Set((await this.levels.all()).map(({ id }) => id));
    if (level_ids.some((id) => !there.has(id))) throw Refusal.invalid('level_ids', groupsText('group.level'));
  }
}
