import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { community, type InputOf } from '@lyceum/contracts';
import { Kernel, Refusal } from '@lyceum/kernel';
import { Committed } from '../../http/answers.ts';
import { Handles, Input } from '../../http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, type Viewer } from '../../http/viewer.ts';
import { CommentQueries } from './comment.queries.ts';
import { LikePost, PostComment } from './community.commands.ts';
import { CommunityFacts } from './community.facts.ts';
import { FEED } from './feed.projection.ts';

const SHOWN = [FEED, 'directory'];
const WAIT_MS = 500;

@Controller()
export class CommentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly kernel: Kernel,
    private readonly facts: CommunityFacts,
    private readonly comments: CommentQueries,
  ) {}

  @Handles(community.listComments, SHOWN)
  async list(@Input() { params, query }: InputOf<typeof community.listComments>, @CurrentViewer() viewer: Viewer) {
    await this.facts.topic(viewer, params.id);
    return this.comments.list(viewer, params.id, query);
  }

  @Handles(community.postComment)
  post(@Input() { params, body }: InputOf<typeof community.postComment>, @CurrentViewer() viewer: MemberViewer) {
    return this.comment(viewer, params.id, body.content);
  }

  @Handles(community.postCommentFlat)
  postFlat(@Input() { body }: InputOf<typeof community.postCommentFlat>, @CurrentViewer() viewer: MemberViewer) {
    return this.comment(viewer, body.topic_id, body.content);
  }

  @Handles(community.likePost)
  like(@Input() { params }: InputOf<typeof community.likePost>, @CurrentViewer() viewer: MemberViewer) {
    return this.setLike(viewer, params.id, true);
  }

  @Handles(community.unlikePost)
  unlike(@Input() { params }: InputOf<typeof community.unlikePost>, @CurrentViewer() viewer: MemberViewer) {
    return this.setLike(viewer, params.id, false);
  }

  @Handles(community.toggleLike)
  toggle(@Input() { body }: InputOf<typeof community.toggleLike>, @CurrentViewer() viewer: MemberViewer) {
    return this.setLike(viewer, body.id, 'toggle');
  }

  private async comment(viewer: MemberViewer, topicId: number, content: string) {
    const { id, position } = await this.commands.execute(new PostComment(topicId, content, { viewer }));
    if (position) await this.kernel.dispatcher.caughtUp(SHOWN, position, WAIT_MS);
    const comment = await this.comments.show(viewer, id);
    if (!comment) throw new Refusal('missing', 'There is no such comment.');
    return new Committed(position, comment);
  }

  private async setLike(viewer: MemberViewer, postId: number, wanted: boolean | 'toggle') {
    const { liked, position } = await this.commands.execute(new LikePost(postId, wanted, { viewer }));
    if (position) await this.kernel.dispatcher.caughtUp([FEED], position, WAIT_MS);
    const likes_count = await this.comments.likesOf(postId);
    return new Committed(position, { data: { post_id: postId, liked, likes_count } });
  }
}
