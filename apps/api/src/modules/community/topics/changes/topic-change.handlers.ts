import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, Refusal } from '@lyceum/kernel';
import { rightsOnComment } from '../../comments/reading/comment.rights.ts';
import {
  AcceptAnswer,
  DeleteTopic,
  ReleaseTopic,
  RestoreTopic,
  SetSticky,
  SetTicketStatus,
  SetTopicStatus,
} from '../topic.commands.ts';
import type { Made } from '../../posts/given.ts';
import { CommunityFacts } from '../../rights/facts.ts';
import { boardIsUnchanged, commentIsThere } from '../../rights/preconditions.ts';
import { canWrite, ticketStatuses, topicFields } from '../../rights/policies.ts';
import { TopicChange } from './topic-change.ts';
import { communityText } from '../../community.texts.ts';

/**
 * Releases a scheduled topic. The member who scheduled it must still have that right, and may still write on the board.
 */
@CommandHandler(ReleaseTopic)
export class ReleaseTopicHandler extends TopicChange implements ICommandHandler<ReleaseTopic> {
  constructor(kernel: Kernel, facts: CommunityFacts) {
    super(kernel, facts);
  }

  execute({ topicId, releaseAt, given }: ReleaseTopic): Promise<Made> {
    const { viewer } = given;
    return this.change(topicId, given, async () => {
      const topic = await this.facts.topic(viewer, topicId);
      const board = await this.facts.board(viewer, topic.boardId);
      const allowed = topicFields(viewer, topic.authorId === viewer.id).includes('release_at');
      if (!allowed || !canWrite(viewer, board)) throw new Refusal('forbidden', communityText('topic.publishing'));
      return { command: { kind: 'release', release_at: releaseAt }, require: [boardIsUnchanged(board)] };
    });
  }
}

/** Closes or reopens a topic. */
@CommandHandler(SetTopicStatus)
export class SetTopicStatusHandler extends TopicChange implements ICommandHandler<SetTopicStatus> {
  constructor(kernel: Kernel, facts: CommunityFacts) {
    super(kernel, facts);
  }

  execute({ topicId, closed, given }: SetTopicStatus): Promise<Made> {
    return this.change(topicId, given, async () => {
      await this.allowed(given.viewer, topicId, 'CLOSE', communityText('topic.closing'));
      return { command: { kind: closed ? 'close' : 'reopen' } };
    });
  }
}

/** Sets the status of a ticket. */
@CommandHandler(SetTicketStatus)
export class SetTicketStatusHandler extends TopicChange implements ICommandHandler<SetTicketStatus> {
  constructor(kernel: Kernel, facts: CommunityFacts) {
    super(kernel, facts);
  }

  execute({ topicId, ticketStatus, given }: SetTicketStatus): Promise<Made> {
    const { viewer } = given;
    return this.change(topicId, given, async () => {
      const { authorId } = await this.facts.topic(viewer, topicId);
      const allowed = ticketStatuses(viewer, authorId === viewer.id);
      return { command: { kind: 'ticket', ticket_status: ticketStatus, allowed } };
    });
  }
}

/** Pins or unpins a topic. */
@CommandHandler(SetSticky)
export class SetStickyHandler extends TopicChange implements ICommandHandler<SetSticky> {
  constructor(kernel: Kernel, facts: CommunityFacts) {
    super(kernel, facts);
  }

  execute({ topicId, sticky, given }: SetSticky): Promise<Made> {
    return this.change(topicId, given, async () => {
      await this.allowed(given.viewer, topicId, 'MAKE_STICKY', communityText('topic.pinning'));
      return { command: { kind: 'pin', sticky } };
    });
  }
}

/** Deletes a topic. The row stays, so that it can be restored. */
@CommandHandler(DeleteTopic)
export class DeleteTopicHandler extends TopicChange implements ICommandHandler<DeleteTopic> {
  constructor(kernel: Kernel, facts: CommunityFacts) {
    super(kernel, facts);
  }

  execute({ topicId, given }: DeleteTopic): Promise<Made> {
    return this.change(topicId, given, async () => {
      await this.allowed(given.viewer, topicId, 'DELETE', communityText('topic.deleting'));
      return { command: { kind: 'delete', decision_id: given.decisionId } };
    });
  }
}

/** Restores a deleted topic. */
@CommandHandler(RestoreTopic)
export class RestoreTopicHandler extends TopicChange implements ICommandHandler<RestoreTopic> {
  constructor(kernel: Kernel, facts: CommunityFacts) {
    super(kernel, facts);
  }

  execute({ topicId, given }: RestoreTopic): Promise<Made> {
    return this.change(topicId, given, async () => {
      await this.facts.deletedTopic(given.viewer, topicId);
      return { command: { kind: 'restore' } };
    });
  }
}

/** Accepts a comment as the answer of its topic, or withdraws the acceptance. */
@CommandHandler(AcceptAnswer)
export class AcceptAnswerHandler extends TopicChange implements ICommandHandler<AcceptAnswer> {
  constructor(kernel: Kernel, facts: CommunityFacts) {
    super(kernel, facts);
  }

  async execute({ commentId, accepted, given }: AcceptAnswer): Promise<Made> {
    // A comment never moves to another topic, so the stream is known before the transaction.
    const { id: topicId } = await this.facts.comment(given.viewer, commentId);
    return this.change(topicId, given, async () => {
      const { viewer } = given;
      const comment = await this.facts.comment(viewer, commentId);
      if (!rightsOnComment(viewer, comment).includes('ACCEPT_ANSWER'))
        throw new Refusal('forbidden', communityText('topic.answer'));
      const answer = { comment_id: commentId, answer_author_id: comment.postAuthorId };
      const command = { kind: 'answer', ...answer, accepted } as const;
      return { command, require: [commentIsThere(commentId)] };
    });
  }
}
