import { Controller } from '@nestjs/common';
import { admin, type InputOf } from '@lyceum/contracts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { SHOWN } from '../posts/answered.ts';
import { MemberPosts } from './member-posts.ts';

/** HTTP endpoints where staff delete or restore everything that a member wrote. */
@Controller()
export class MemberPostsController {
  constructor(private readonly posts: MemberPosts) {}

  @Handles(admin.adminMemberPosts, SHOWN)
  async show(@Input() { params }: InputOf<typeof admin.adminMemberPosts>, @CurrentViewer() viewer: MemberViewer) {
    return { data: await this.posts.summary(viewer, params.id) };
  }

  @Handles(admin.deleteMemberPosts)
  delete(@Input() { params, body }: InputOf<typeof admin.deleteMemberPosts>, @CurrentViewer() viewer: MemberViewer) {
    const { period, reason, batch, next = null } = body;
    const start = batch === undefined ? null : new Date(batch);
    return this.posts.delete({ viewer, memberId: params.id, reason, next }, period, start);
  }

  @Handles(admin.restoreMemberPosts)
  restore(@Input() { params, body }: InputOf<typeof admin.restoreMemberPosts>, @CurrentViewer() viewer: MemberViewer) {
    const { batch, deleted_by, reason, next = null } = body;
    const deleted = { deletedAt: new Date(batch), deletedBy: deleted_by };
    return this.posts.restore({ viewer, memberId: params.id, reason, next }, deleted);
  }
}
