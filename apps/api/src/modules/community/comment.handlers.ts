import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { community } from '@lyceum/contracts';
import { excerptOf, plainText, sanitizeRichText } from '@lyceum/editor/sanitize';
import { Kernel, Refusal } from '@lyceum/kernel';
import { commentDecider, commentStream } from './comment.decider.ts';
import { LikePost, type Made, PostComment } from './community.commands.ts';
import { CommunityFacts, topicIsOpen } from './community.facts.ts';
import { givenMeta } from './given-meta.ts';
import { likeDecider, likeStream } from './like.decider.ts';

const CLOSED = 'This topic is closed.';

@CommandHandler(PostComment)
export class PostCommentHandler implements ICommandHandler<PostComment> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CommunityFacts,
  ) {}

  async execute({ topicId, content, given }: PostComment): Promise<Made> {
    const html = sanitizeRichText(content);
    if (plainText(html) === '') throw Refusal.invalid('content', 'Content is required to post!');
    const id = await this.facts.nextId('post');
    const { position } = await this.kernel.execute({
      decider: commentDecider,
      stream: commentStream(id),
      meta: givenMeta(given),
      at: given.at,
      prepare: async () => {
        const topic = await this.facts.topic(given.viewer, topicId);
        if (topic.status !== 'open') throw new Refusal('conflict', CLOSED);
        const comment = {
          comment_id: id,
          topic_id: topicId,
          board_id: topic.boardId,
          author_id: given.viewer.id,
          topic_author_id: topic.authorId,
          content: html,
          excerpt: excerptOf(html, community.COMMUNITY_LIMITS.commentExcerpt),
        };
        return { command: { kind: 'post' as const, comment }, require: [topicIsOpen(topicId)] };
      },
    });
    return { id, position };
  }
}

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
        if (post.status !== 'open') throw new Refusal('conflict', CLOSED);
        const ids = { topic_id: post.id, board_id: post.boardId, comment_id: post.commentId };
        const like = { post_id: postId, member_id: given.viewer.id, ...ids };
        return { command: { liked, like }, require: [topicIsOpen(post.id)] };
      },
    });
    return { id: postId, position, liked: state.liked };
  }
}
