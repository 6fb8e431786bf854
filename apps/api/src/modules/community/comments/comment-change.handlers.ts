import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Executed, Kernel, type Repeatable, Refusal } from '@lyceum/kernel';
import type { Sql } from 'sql-template-tag';
import { type CommentCommand, commentDecider, type CommentState, commentStream } from './comment.decider.ts';
import { rightsOnComment } from './reading/comment.rights.ts';
import { DeleteComment, EditComment, RestoreComment } from './comment.commands.ts';
import type { Made, Reasoned } from '../posts/given.ts';
import { CommunityFacts, type PostFacts } from '../rights/facts.ts';
import { commentToChange, topicIsOpen } from '../rights/preconditions.ts';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { asksForFiles, PostFiles } from '../attachments/post-files.ts';
import { mustBeOpen } from '../posts/open.decider.ts';
import { PostMentions } from '../posts/post-mentions.ts';
import { PostScreening } from '../posts/screening/post-screening.ts';
import { COMMENT_EXCERPT, commentContent } from './comment.input.ts';
import { communityText } from '../community.texts.ts';
import type { Text } from '../../../platform/texts/texts.ts';

type Prepare = () => Promise<{ command: CommentCommand; require: Sql[] }>;

/** Shared base of the commands that change one comment. */
abstract class CommentChange {
  constructor(
    protected readonly kernel: Kernel,
    protected readonly facts: CommunityFacts,
  ) {}

  protected async change(commentId: number, given: Reasoned, prepare: Prepare): Promise<Made> {
    const { position } = await this.changed(commentId, given, prepare);
    return { id: commentId, position };
  }

  protected changed(commentId: number, given: Reasoned, prepare: Prepare): Promise<Executed<CommentState>> {
    return this.kernel.execute({
      decider: commentDecider,
      stream: commentStream(commentId),
      meta: givenMeta(given, given.reason),
      at: given.at,
      tx: given.tx,
      prepare,
    });
  }

  /**
   * Returns the comment if the viewer has the right on it.
   * @throws {Refusal} `forbidden` otherwise.
   */
  protected async allowed(
    { viewer }: Reasoned,
    commentId: number,
    right: 'EDIT' | 'DELETE',
    refusal: Text,
  ): Promise<PostFacts> {
    const comment = await this.facts.comment(viewer, commentId);
    if (!rightsOnComment(viewer, comment).includes(right)) throw new Refusal('forbidden', refusal);
    return comment;
  }
}

/**
 * Edits the text and files of a comment, while its topic is open. Changes of files need a transaction with the media
 * module.
 */
@CommandHandler(EditComment)
export class EditCommentHandler extends CommentChange implements ICommandHandler<EditComment> {
  constructor(
    kernel: Kernel,
    facts: CommunityFacts,
    private readonly files: PostFiles,
    private readonly mentions: PostMentions,
    private readonly screening: PostScreening,
  ) {
    super(kernel, facts);
  }

  execute(command: EditComment): Promise<Made> {
    const { tx } = command.given;
    if (tx || !asksForFiles(command.files)) return this.edit(command, tx);
    return this.kernel.transaction((own) => this.edit(command, own));
  }

  private async edit({ commentId, content, given, version, files }: EditComment, tx?: Repeatable): Promise<Made> {
    const cleaned = await commentContent(content);
    const options = { excerptLength: COMMENT_EXCERPT, isNew: false };
    const { text: written } = await this.screening.screen(given, cleaned, options);
    const owner = { kind: 'comment', id: commentId } as const;
    const { position, state } = await this.changed(commentId, { ...given, tx }, async () => {
      const comment = await this.allowed(given, commentId, 'EDIT', communityText('comment.editing'));
      mustBeOpen(comment);
      const text = await this.mentions.link(written, comment, COMMENT_EXCERPT);
      const added = tx && asksForFiles(files) && (await this.files.take(tx, given.viewer, owner, files));
      const changes = added ? { kept: files.attachments, added } : undefined;
      return {
        command: { kind: 'edit', ...text, files: changes, revision: version },
        require: [topicIsOpen(comment.id)],
      };
    });
    if (tx && asksForFiles(files)) await this.files.keep(tx, owner, state!.attachments);
    return { id: commentId, position };
  }
}

/** Deletes a comment. The row stays, so that staff can restore it. */
@CommandHandler(DeleteComment)
export class DeleteCommentHandler extends CommentChange implements ICommandHandler<DeleteComment> {
  constructor(kernel: Kernel, facts: CommunityFacts) {
    super(kernel, facts);
  }

  execute({ commentId, given }: DeleteComment): Promise<Made> {
    return this.change(commentId, given, async () => {
      await this.allowed(given, commentId, 'DELETE', communityText('comment.deleting'));
      const command = { kind: 'delete' as const, decision_id: given.decisionId };
      return { command, require: [commentToChange(commentId)] };
    });
  }
}

/** Restores a deleted comment. */
@CommandHandler(RestoreComment)
export class RestoreCommentHandler extends CommentChange implements ICommandHandler<RestoreComment> {
  constructor(kernel: Kernel, facts: CommunityFacts) {
    super(kernel, facts);
  }

  execute({ commentId, given }: RestoreComment): Promise<Made> {
    return this.change(commentId, given, async () => {
      await this.facts.deletedComment(given.viewer, commentId);
      return { command: { kind: 'restore' }, require: [commentToChange(commentId)] };
    });
  }
}
