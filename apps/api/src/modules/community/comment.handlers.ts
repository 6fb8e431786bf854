import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Queryable, Refusal } from '@lyceum/kernel';
import { commentDecider, commentStream } from './comment.decider.ts';
import {
  DeleteComment,
  EditComment,
  LikePost,
  type Made,
  type MadeComment,
  PostComment,
  RestoreComment,
} from './community.commands.ts';
import { CommunityFacts, type PostFacts } from './community.facts.ts';
import type { CommentPosted } from './comment.events.ts';
import { postedCommentText } from './comment.json.ts';
import { commentIsThere, commentToChange, topicIsOpen } from './community.held.ts';
import { commentPermissions } from './community.policies.ts';
import type { MemberViewer } from '../../http/viewer.ts';
import { givenMeta } from './given-meta.ts';
import { asksForFiles, PostFiles } from './post-files.ts';
import { likeDecider, likeStream } from './like.decider.ts';
import { CLOSED } from './topic.decider.ts';
import { commentContent } from './topic.input.ts';

const closed = () => new Refusal('conflict', CLOSED);

const rightsOn = (viewer: MemberViewer, comment: PostFacts) =>
  commentPermissions(viewer, {
    isAuthor: comment.postAuthorId === viewer.id,
    isTopicAuthor: comment.authorId === viewer.id,
    isReply: comment.inReplyTo !== null,
    // A closed topic is a conflict, told apart from a right that is not there.
    topicClosed: false,
  });

@CommandHandler(PostComment)
export class PostCommentHandler implements ICommandHandler<PostComment> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CommunityFacts,
    private readonly files: PostFiles,
  ) {}

  execute(command: PostComment): Promise<MadeComment> {
    if (!asksForFiles(command.files)) return this.post(command);
    return this.kernel.transaction((tx) => this.post(command, tx));
  }

  private async post({ topicId, content, given, inReplyTo, files }: PostComment, tx?: Queryable): Promise<MadeComment> {
    const { html, excerpt } = commentContent(content);
    const at = given.at ?? this.kernel.clock.now();
    let text: string | null = null;
    const { state, position } = await this.kernel.execute({
      decider: commentDecider,
      meta: givenMeta(given),
      at,
      tx,
      prepare: async () => {
        const topic = await this.facts.topicToComment(given.viewer, topicId);
        const parent = inReplyTo === null ? null : await this.parent(given.viewer, topicId, inReplyTo);
        if (topic.status !== 'open') throw closed();
        const owner = { kind: 'comment', id: topic.commentId } as const;
        const comment = {
          comment_id: topic.commentId,
          topic_id: topicId,
          board_id: topic.boardId,
          author_id: given.viewer.id,
          topic_author_id: topic.authorId,
          in_reply_to: parent?.commentId ?? null,
          ...(parent && { parent_author_id: parent.postAuthorId }),
          content: html,
          excerpt,
          ...(tx && { attachments: await this.files.take(tx, given.viewer, owner, files) }),
        };
        text = tx ? null : this.shown(given.viewer, comment, topic, at);
        return {
          stream: commentStream(topic.commentId),
          command: { kind: 'post' as const, comment },
          require: [topicIsOpen(topicId), ...(parent ? [commentIsThere(parent.commentId)] : [])],
        };
      },
    });
    return { id: state!.comment_id, position, text };
  }

  /** Null where its writer has no card yet. */
  private shown(
    viewer: MemberViewer,
    { comment_id: id, topic_id, in_reply_to = null, content, excerpt }: CommentPosted['data'],
    { authorId, card }: { authorId: number; card: string | null },
    at: Date,
  ): string | null {
    const isTopicAuthor = authorId === viewer.id;
    return card && postedCommentText(viewer, { id, topic_id, in_reply_to, content, excerpt }, isTopicAuthor, at, card);
  }

  /** The comment that is answered; of a reply, the comment it hangs under: replies are one level deep. */
  private async parent(viewer: MemberViewer, topicId: number, commentId: number) {
    const answered = await this.facts.comment(viewer, commentId);
    if (answered.id !== topicId) throw Refusal.invalid('in_reply_to', 'That comment is under another topic.');
    return answered.inReplyTo === null ? answered : this.facts.comment(viewer, answered.inReplyTo);
  }
}

@CommandHandler(EditComment)
export class EditCommentHandler implements ICommandHandler<EditComment> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CommunityFacts,
    private readonly files: PostFiles,
  ) {}

  execute(command: EditComment): Promise<Made> {
    const { tx } = command.given;
    if (tx || !asksForFiles(command.files)) return this.edit(command, tx);
    return this.kernel.transaction((own) => this.edit(command, own));
  }

  private async edit({ commentId, content, given, version, files }: EditComment, tx?: Queryable): Promise<Made> {
    const { html, excerpt } = commentContent(content);
    const owner = { kind: 'comment', id: commentId } as const;
    const { position, state } = await this.kernel.execute({
      decider: commentDecider,
      stream: commentStream(commentId),
      meta: givenMeta(given),
      at: given.at,
      tx,
      prepare: async () => {
        const comment = await this.facts.comment(given.viewer, commentId);
        if (!rightsOn(given.viewer, comment).includes('EDIT')) {
          throw new Refusal('forbidden', 'You may not edit this comment.');
        }
        if (comment.status !== 'open') throw closed();
        const added = tx && asksForFiles(files) && (await this.files.take(tx, given.viewer, owner, files));
        const changes = added ? { kept: files.attachments, added } : undefined;
        return {
          command: { kind: 'edit' as const, content: html, excerpt, files: changes, revision: version },
          require: [topicIsOpen(comment.id)],
        };
      },
    });
    if (tx && asksForFiles(files)) await this.files.keep(tx, owner, state!.attachments);
    return { id: commentId, position };
  }
}

@CommandHandler(DeleteComment)
export class DeleteCommentHandler implements ICommandHandler<DeleteComment> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CommunityFacts,
  ) {}

  async execute({ commentId, given }: DeleteComment): Promise<Made> {
    const { position } = await this.kernel.execute({
      decider: commentDecider,
      stream: commentStream(commentId),
      meta: givenMeta(given, given.reason),
      at: given.at,
      prepare: async () => {
        const comment = await this.facts.comment(given.viewer, commentId);
        if (!rightsOn(given.viewer, comment).includes('DELETE')) {
          throw new Refusal('forbidden', 'You may not delete this comment.');
        }
        return { command: { kind: 'delete' as const }, require: [commentToChange(commentId)] };
      },
    });
    return { id: commentId, position };
  }
}

@CommandHandler(RestoreComment)
export class RestoreCommentHandler implements ICommandHandler<RestoreComment> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CommunityFacts,
  ) {}

  async execute({ commentId, given }: RestoreComment): Promise<Made> {
    const { position } = await this.kernel.execute({
      decider: commentDecider,
      stream: commentStream(commentId),
      meta: givenMeta(given, given.reason),
      at: given.at,
      prepare: async () => {
        await this.facts.deletedComment(given.viewer, commentId);
        return { command: { kind: 'restore' as const }, require: [commentToChange(commentId)] };
      },
    });
    return { id: commentId, position };
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
        if (post.status !== 'open') throw closed();
        const ids = { topic_id: post.id, board_id: post.boardId, comment_id: post.commentId };
        const like = { post_id: postId, member_id: given.viewer.id, ...ids };
        const there = post.commentId === null ? [] : [commentIsThere(post.commentId)];
        return { command: { liked, like }, require: [topicIsOpen(post.id), ...there] };
      },
    });
    return { id: postId, position, liked: state.liked };
  }
}
