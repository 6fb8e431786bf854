import { Controller } from '@nestjs/common';
import { community, type InputOf } from '@lyceum/contracts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, type Viewer } from '../../../platform/http/viewer.ts';
import { communityText } from '../community.texts.ts';
import { LinkPreviews } from './link-previews.ts';

/** HTTP endpoints of link previews. */
@Controller()
export class LinkPreviewsController {
  constructor(private readonly previews: LinkPreviews) {}

  @Handles(community.listLinkPreviews)
  async list(@Input() { query }: InputOf<typeof community.listLinkPreviews>, @CurrentViewer() viewer: Viewer) {
    return { data: await this.previews.of(viewer, query.ids) };
  }

  @Handles(community.removeLinkPreview)
  async remove(
    @Input() { params, query }: InputOf<typeof community.removeLinkPreview>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    await this.previews.remove(viewer, params.id, query.url);
    return { message: communityText('preview.removed') };
  }
}
