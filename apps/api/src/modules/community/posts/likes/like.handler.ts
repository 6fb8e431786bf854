import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel } from '@lyceum/kernel';
import { LikePost } from './like.commands.ts';
import type { Made } from '../given.ts';
import { CommunityFacts } from '../../rights/facts.ts';
import { commentIsThere, topicIsOpen } from '../../rights/preconditions.ts';
import { givenMeta } from '../../../../platform/http/given-meta.ts';
import { likeDecider, likeStream } from './like.decider.ts';
import { mustBeOpen } from '../open.decider.ts';

/** Likes or unlikes a post, while its topic is open. */
@CommandHandler(LikePost)
export class LikePostHandler implements ICommandHandler<LikePost> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CommunityFacts,
  ) {}

  async execute({ postId, liked, given }: LikePost): Promise<Made & { liked: boolean }> {
    const { state, position } = await this.kernel.execute({
      decider: likeDecider,
      stream: likeStream(postId, given.viewer.id),
      meta: givenMeta(given),
      at: given.at,
      prepare: async () => {
        const post = await this.facts.post(given.viewer, postId);
        mustBeOpen(post);
        const place = { topic_id: post.id, board_id: post.boardId, comment_id: post.commentId };
        const like = {
          ...{ post_id: postId, ...place },
          ...{ member_id: given.viewer.id, post_author_id: post.postAuthorId },
        };
        const there = post.commentId === null ? [] : [commentIsThere(post.commentId)];
        return { command: { liked, like }, require: [topicIsOpen(post.id), ...there] };
      },
    });
    return { id: postId, position, liked: state.liked };
  }
}
