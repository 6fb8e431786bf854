import { Controller } from '@nestjs/common';
import { drafts, type InputOf } from '@lyceum/contracts';
import { Handles, Input } from '../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../platform/http/viewer.ts';
import { Drafts } from './drafts.ts';
import { platformText } from '../../platform/texts/platform.texts.ts';

/** HTTP endpoints of the member's drafts. */
@Controller()
export class DraftsController {
  constructor(private readonly drafts: Drafts) {}

  @Handles(drafts.listDrafts)
  async list(@CurrentViewer() viewer: MemberViewer) {
    return { data: await this.drafts.list(viewer.id) };
  }

  @Handles(drafts.showDraft)
  async show(@Input() { params }: InputOf<typeof drafts.showDraft>, @CurrentViewer() viewer: MemberViewer) {
    return { data: await this.drafts.one(viewer.id, params.key) };
  }

  @Handles(drafts.saveDraft)
  async save(@Input() { params, body }: InputOf<typeof drafts.saveDraft>, @CurrentViewer() viewer: MemberViewer) {
    return { data: await this.drafts.save(viewer.id, params.key, body.content) };
  }

  @Handles(drafts.deleteDraft)
  async delete(@Input() { params }: InputOf<typeof drafts.deleteDraft>, @CurrentViewer() viewer: MemberViewer) {
    await this.drafts.delete(viewer.id, params.key);
    return { message: platformText('draft.forgotten') };
  }
}
