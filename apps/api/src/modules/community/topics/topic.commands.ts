import { Command } from '@nestjs/cqrs';
import type { community, InputOf } from '@lyceum/contracts';
import type { TicketStatus } from '@lyceum/contracts/community/tickets';
import type { z } from 'zod';
import type { Given, Made, Reasoned } from '../posts/given.ts';

export class PostTopic extends Command<Made & { postId: number }> {
  constructor(
    readonly input: z.output<typeof community.topicInput> & { sticky?: boolean; release_date?: string },
    readonly given: Given,
  ) {
    super();
  }
}

export class EditTopic extends Command<Made> {
  constructor(
    readonly topicId: number,
    readonly input: z.output<typeof community.topicEdit>,
    readonly given: Given,
  ) {
    super();
  }
}

/** Given by the job of a schedule, for whoever had set it. */
export class ReleaseTopic extends Command<Made> {
  constructor(
    readonly topicId: number,
    readonly releaseAt: string,
    readonly given: Given,
  ) {
    super();
  }
}

export class SetTopicStatus extends Command<Made> {
  constructor(
    readonly topicId: number,
    readonly closed: boolean,
    readonly given: Reasoned,
  ) {
    super();
  }
}

export class SetTicketStatus extends Command<Made> {
  constructor(
    readonly topicId: number,
    readonly ticketStatus: TicketStatus,
    readonly given: Reasoned,
  ) {
    super();
  }
}

export class SetSticky extends Command<Made> {
  constructor(
    readonly topicId: number,
    readonly sticky: boolean,
    readonly given: Reasoned,
  ) {
    super();
  }
}

export class DeleteTopic extends Command<Made> {
  constructor(
    readonly topicId: number,
    readonly given: Reasoned,
  ) {
    super();
  }
}

export class RestoreTopic extends Command<Made> {
  constructor(
    readonly topicId: number,
    readonly given: Reasoned,
  ) {
    super();
  }
}

export class AcceptAnswer extends Command<Made> {
  constructor(
    readonly commentId: number,
    readonly accepted: boolean,
    readonly given: Given,
  ) {
    super();
  }
}

/** What may be asked of a post at once: all of it is done, or nothing. */
export class UpdatePost extends Command<Made> {
  constructor(
    readonly postId: number,
    readonly input: InputOf<typeof community.updatePost>['body'],
    readonly given: Given,
  ) {
    super();
  }
}
