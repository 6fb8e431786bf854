import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Repeatable, Refusal } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { commentDecider, commentStream } from './comment.decider.ts';
import type { CommentPosted } from './comment.events.ts';
import { postedCommentText } from './reading/comment.json.ts';
import { type MadeComment, PostComment } from './comment.commands.ts';
import { CommunityFacts } from '../rights/facts.ts';
import { commentIsThere, topicIsOpen } from '../rights/preconditions.ts';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { asksForFiles, PostFiles } from '../attachments/post-files.ts';
import { Gifs } from '../../gifs/index.ts';
import { mustBeOpen } from '../posts/open.decider.ts';
import { PostMentions } from '../posts/post-mentions.ts';
import { type HoldCause, PostScreening } from '../posts/screening/post-screening.ts';
import type { CleanText } from '../../../platform/text/clean-text.ts';
import { COMMENT_EXCERPT, commentContent } from './comment.input.ts';
import { communityText } from '../community.texts.ts';

/** Posts a comment or reply on an open topic. Files need a transaction with the media module. */
@CommandHandler(PostComment)
export class PostCommentHandler implements ICommandHandler<PostComment> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CommunityFacts,
    private readonly files: PostFiles,
    private readonly mentions: PostMentions,
    private readonly gifs: Gifs,
    private readonly screening: PostScreening,
  ) {}

  async execute(command: PostComment): Promise<MadeComment> {
    const { given } = command;
    const cleaned = await commentContent(command.content, this.gifs.html(command.gif));
    const options = { excerptLength: COMMENT_EXCERPT, isNew: !given.tx };
    const { text, hold } = await this.screening.screen(given, cleaned, options);
    if (hold) await this.hold(command, text, hold);
    if (given.tx || !asksForFiles(command.files)) return this.post(command, text, given.tx);
    return this.kernel.transaction((tx) => this.post(command, text, tx));
  }

  /** Stores a comment that waits for a review, unless it is in a ticket, which moderators don't read. */
  private async hold(command: PostComment, { content, excerpt }: CleanText, cause: HoldCause): Promise<void> {
    const { topicId, given, inReplyTo, files, gif } = command;
    const topic = await this.facts.topic(given.viewer, topicId);
    if (inReplyTo !== null) await this.parent(given.viewer, topicId, inReplyTo);
    mustBeOpen(topic);
    if (topic.isTicket) return;
    const { upload_uuids, upload_alts } = files;
    const input = { content: command.content, in_reply_to: inReplyTo, upload_uuids, upload_alts, gif };
    const place = { boardId: topic.boardId, topicId };
    await this.screening.hold({ kind: 'comment', ...place, title: '', content, excerpt, input, cause }, given);
  }

  private async post(
    { topicId, given, inReplyTo, files }: PostComment,
    written: CleanText,
    tx?: Repeatable,
  ): Promise<MadeComment> {
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
        mustBeOpen(topic);
        const owner = { kind: 'comment', id: topic.commentId } as const;
        const comment = {
          comment_id: topic.commentId,
          topic_id: topicId,
          board_id: topic.boardId,
          author_id: given.viewer.id,
          topic_author_id: topic.authorId,
          in_reply_to: parent?.commentId ?? null,
          ...(parent && { parent_author_id: parent.postAuthorId }),
          ...(await this.mentions.link(written, topic, COMMENT_EXCERPT)),
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

  /** The JSON of the new comment, or null if its author has no card yet. */
  private shown(
    viewer: MemberViewer,
    { comment_id: id, topic_id, in_reply_to = null, content, excerpt }: CommentPosted['data'],
    { authorId, card }: { authorId: number; card: string | null },
    at: Date,
  ): string | null {
    const isTopicAuthor = authorId === viewer.id;
    return card && postedCommentText(viewer, { id, topic_id, in_reply_to, content, excerpt }, isTopicAuthor, at, card);
  }

  /**
   * Returns the parent comment of a reply. Replies nest one level deep, so an answer to a reply has the same parent.
   * @throws {Refusal} `invalid` if the comment belongs to another topic.
   */
  private async parent(viewer: MemberViewer, topicId: number, commentId: number) {
    const answered = await this.facts.comment(viewer, commentId);
    if (answered.id !== topicId) throw Refusal.invalid('in_reply_to', communityText('comment.elsewhere'));
    return answered.inReplyTo === null ? answered : this.facts.comment(viewer, answered.inReplyTo);
  }
}
