import { Controller } from '@nestjs/common';
import { community, type InputOf } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { listMeta } from '../../../platform/http/lists/lists.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, type Viewer } from '../../../platform/http/viewer.ts';
import { communityText } from '../community.texts.ts';
import { feed } from '../feed/feed.projection.ts';
import { Tags } from './tags.ts';

/** HTTP endpoints of tags. */
@Controller()
export class TagsController {
  constructor(private readonly tags: Tags) {}

  @Handles(community.listTags, [feed])
  async list(@Input() { query }: InputOf<typeof community.listTags>, @CurrentViewer() viewer: Viewer) {
    return { data: (await this.tags.list(viewer, query)).tags };
  }

  @Handles(community.adminListTags, [feed])
  async adminList(@Input() { query }: InputOf<typeof community.adminListTags>, @CurrentViewer() viewer: Viewer) {
    const { q: search, page, per_page: limit } = query;
    const { tags, total } = await this.tags.list(viewer, { search, limit, offset: (page - 1) * limit });
    return { data: tags, meta: listMeta(page, limit, tags.length, total, null) };
  }

  @Handles(community.renameTag)
  async rename(@Input() { params, body }: InputOf<typeof community.renameTag>, @CurrentViewer() viewer: MemberViewer) {
    const position = await this.tags.replace(viewer, { tag: params.tag, to: body.to, reason: body.reason });
    return new Committed(position, { message: communityText('tag.renamed') });
  }

  @Handles(community.deleteTag)
  async delete(@Input() { params, query }: InputOf<typeof community.deleteTag>, @CurrentViewer() viewer: MemberViewer) {
    const position = await this.tags.replace(viewer, { tag: params.tag, to: null, reason: query.reason });
    return new Committed(position, { message: communityText('tag.deleted') });
  }
}
