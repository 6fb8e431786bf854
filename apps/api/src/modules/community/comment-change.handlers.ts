import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Queryable, Refusal } from '@lyceum/kernel';
import { commentDecider, commentStream } from './comment.decider.ts';
import { rightsOnComment } from './comment.rights.ts';
import { DeleteComment, EditComment, type Made, RestoreComment } from './community.commands.ts';
import { CommunityFacts } from './community.facts.ts';
import { commentToChange, topicIsOpen } from './community.held.ts';
import { givenMeta } from './given-meta.ts';
import { asksForFiles, PostFiles } from './post-files.ts';
import { mustBeOpen } from './topic.decider.ts';
import { commentContent } from './topic.input.ts';

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
        if (!rightsOnComment(given.viewer, comment).includes('EDIT')) {
          throw new Refusal('forbidden', 'You may not edit this comment.');
        }
        mustBeOpen(comment);
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
        if (!rightsOnComment(given.viewer, comment).includes('DELETE')) {
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
