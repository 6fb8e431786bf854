import { Command } from '@nestjs/cqrs';
import type { community, InputOf } from '@lyceum/contracts';
import type { TicketStatus } from '@lyceum/contracts/community/tickets';
import type { z } from 'zod';
import type { Given, Made, Reasoned } from '../posts/given.ts';

/** Posts a topic on a board, immediately or at a release date. */
export class PostTopic extends Command<Made & { postId: number }> {
  constructor(
    readonly input: z.output<typeof community.topicInput> & { sticky?: boolean; release_date?: string },
    readonly given: Given,
  ) {
    super();
  }
}

/** Edits a topic. Absent fields keep their values. */
export class EditTopic extends Command<Made> {
  constructor(
    readonly topicId: number,
    readonly input: z.output<typeof community.topicEdit>,
    readonly given: Given,
  ) {
    super();
  }
}

/** Releases a scheduled topic. The release job sends it on behalf of the member who set the date. */
export class ReleaseTopic extends Command<Made> {
  constructor(
    readonly topicId: number,
    readonly releaseAt: string,
    readonly given: Given,
  ) {
    super();
  }
}

/** Closes or reopens a topic. */
export class SetTopicStatus extends Command<Made> {
  constructor(
    readonly topicId: number,
    readonly closed: boolean,
    readonly given: Reasoned,
  ) {
    super();
  }
}

/** Sets the status of a ticket. */
export class SetTicketStatus extends Command<Made> {
  constructor(
    readonly topicId: number,
    readonly ticketStatus: TicketStatus,
    readonly given: Reasoned,
  ) {
    super();
  }
}

/** Pins or unpins a topic. */
export class SetSticky extends Command<Made> {
  constructor(
    readonly topicId: number,
    readonly sticky: boolean,
    readonly given: Reasoned,
  ) {
    super();
  }
}

/** Deletes a topic. */
export class DeleteTopic extends Command<Made> {
  constructor(
    readonly topicId: number,
    readonly given: Reasoned,
  ) {
    super();
  }
}

/** Restores a deleted topic. */
export class RestoreTopic extends Command<Made> {
  constructor(
    readonly topicId: number,
    readonly given: Reasoned,
  ) {
    super();
  }
}

/** Accepts a comment as the answer of its topic, or withdraws the acceptance. */
export class AcceptAnswer extends Command<Made> {
  constructor(
    readonly commentId: number,
    readonly accepted: boolean,
    readonly given: Given,
  ) {
    super();
  }
}

/** Changes several properties of a post. All changes succeed, or none does. */
export class UpdatePost extends Command<Made> {
  constructor(
    readonly postId: number,
    readonly input: InputOf<typeof community.updatePost>['body'],
    readonly given: Given,
  ) {
    super();
  }
}
