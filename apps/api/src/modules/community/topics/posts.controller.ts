import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { community, type InputOf } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, type Viewer } from '../../../platform/http/viewer.ts';
import { CommentQueries } from '../comments/reading/comment.queries.ts';
import { DeleteComment } from '../comments/comment.commands.ts';
import { DeleteTopic, UpdatePost } from '../topics/topic.commands.ts';
import { LikePost } from '../posts/likes/like.commands.ts';
import { PostReactions } from '../posts/reactions/post-reactions.ts';
import { CommunityFacts } from '../rights/facts.ts';
import { SHOWN } from '../posts/answered.ts';
import { communityText } from '../community.texts.ts';

/** HTTP endpoints that take only the id of a post. Opening posts, comments and replies share one sequence of ids. */
@Controller()
export class PostsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly facts: CommunityFacts,
    private readonly comments: CommentQueries,
    private readonly reactions: PostReactions,
  ) {}

  @Handles(community.likePost)
  like(@Input() { params }: InputOf<typeof community.likePost>, @CurrentViewer() viewer: MemberViewer) {
    return this.setLike(viewer, params.id, true);
  }

  @Handles(community.unlikePost)
  unlike(@Input() { params }: InputOf<typeof community.unlikePost>, @CurrentViewer() viewer: MemberViewer) {
    return this.setLike(viewer, params.id, false);
  }

  @Handles(community.reactToPost)
  async react(@Input() { params, body }: InputOf<typeof community.reactToPost>, @CurrentViewer() viewer: MemberViewer) {
    const position = await this.reactions.react(viewer, params.id, body);
    const [data] = await this.reactions.to(viewer, [params.id]);
    // A post that has been deleted by now has no reactions.
    return new Committed(position, { data: data ?? { id: params.id, reactions: [] } });
  }

  @Handles(community.listPostReactions)
  async listReactions(
    @Input() { query }: InputOf<typeof community.listPostReactions>,
    @CurrentViewer() viewer: Viewer,
  ) {
    return { data: await this.reactions.to(viewer, query.ids) };
  }

  @Handles(community.toggleLike)
  toggle(@Input() { body }: InputOf<typeof community.toggleLike>, @CurrentViewer() viewer: MemberViewer) {
    return this.setLike(viewer, body.id, 'toggle');
  }

  @Handles(community.listLikers, SHOWN)
  async likers(@Input() { params, query }: InputOf<typeof community.listLikers>, @CurrentViewer() viewer: Viewer) {
    await this.facts.post(viewer, params.id);
    return this.comments.likers(params.id, query);
  }

  @Handles(community.updatePost)
  async update(@Input() { params, body }: InputOf<typeof community.updatePost>, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new UpdatePost(params.id, body, { viewer }));
    return new Committed(position, { success: true });
  }

  @Handles(community.deletePost)
  async delete(
    @Input() { params, query }: InputOf<typeof community.deletePost>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const post = await this.facts.post(viewer, params.id);
    const given = { viewer, reason: query.reason };
    const { position } = await this.commands.execute(
      post.commentId === null ? new DeleteTopic(post.id, given) : new DeleteComment(post.commentId, given),
    );
    return new Committed(position, { message: communityText('post.deleted') });
  }

  private async setLike(viewer: MemberViewer, postId: number, wanted: boolean | 'toggle') {
    const { liked, position } = await this.commands.execute(new LikePost(postId, wanted, { viewer }));
    const likes_count = await this.comments.likesOf(postId, { liked, position });
    return new Committed(position, { data: { post_id: postId, liked, likes_count } });
  }
}
