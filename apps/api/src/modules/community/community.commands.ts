import { Command } from '@nestjs/cqrs';
import type { admin, community, InputOf } from '@lyceum/contracts';
import type { TicketStatus } from '@lyceum/contracts/community/tickets';
import type { Meta, Position, Repeatable } from '@lyceum/kernel';
import type { z } from 'zod';
import type { MemberViewer } from '../../platform/http/viewer.ts';

/** Every command names who gives it. `at` is for seeding and importing, where things happened long ago. */
export interface Given {
  viewer: MemberViewer;
  at?: Date;
  silent?: true;
  /** Of several commands, done all together or none: whose transaction it is tries again, and holds the topic's row first. */
  tx?: Repeatable;
}

export interface Made {
  id: number;
  position: Position | null;
}

/** Files of a comment as they were sent; more of the body may stand beside them. */
type NewFiles = Pick<z.output<typeof community.topicInput>, 'upload_uuids' | 'upload_alts'>;
type EditedFiles = Pick<z.output<typeof community.topicEdit>, 'upload_uuids' | 'upload_alts' | 'attachments'>;

/** With its text as an answer shows it, where the process can put it together itself. */
export interface MadeComment extends Made {
  text: string | null;
}

export class CreateBoard extends Command<Made> {
  constructor(
    readonly input: z.output<typeof admin.boardInput>,
    readonly given: Given,
    readonly slug?: string,
  ) {
    super();
  }
}

/** Siblings in a new order, with the parent that they all have. */
export class PlaceBoards extends Command<{ position: Position | null }> {
  constructor(
    readonly parentId: number | null,
    readonly items: readonly { id: number; index: number }[],
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

export class ChangeBoard extends Command<Made> {
  constructor(
    readonly boardId: number,
    readonly input: z.output<typeof admin.boardInput>,
    readonly given: Given,
    readonly expectedVersion?: number,
  ) {
    super();
  }
}

export class PostTopic extends Command<Made & { postId: number }> {
  constructor(
    readonly input: z.output<typeof community.topicInput> & { sticky?: boolean; release_date?: string },
    readonly given: Given,
  ) {
    super();
  }
}

/** Invites a member to introduce themselves: an introduction topic that only they know of. Null where there is nothing new. */
export class OfferIntroduction extends Command<{ position: Position | null }> {
  constructor(
    readonly memberId: number,
    readonly meta: Meta,
    readonly at?: Date,
  ) {
    super();
  }
}

export class Introduce extends Command<Made> {
  constructor(
    readonly input: z.output<typeof community.introductionInput>,
    readonly given: Given,
  ) {
    super();
  }
}

export class DismissIntroduction extends Command<{ position: Position | null }> {
  constructor(readonly given: Given) {
    super();
  }
}

export class TellBirthday extends Command<{ position: Position | null }> {
  constructor(
    readonly memberId: number,
    readonly firstName: string,
    /** The year in which it is told. */
    readonly year: number,
    readonly correlationId: string,
    readonly at: Date,
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

export type Reasoned = Given & { reason?: string };

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

export class PostComment extends Command<MadeComment> {
  constructor(
    readonly topicId: number,
    readonly content: string,
    readonly given: Given,
    /** The comment that this is a reply to. */
    readonly inReplyTo: number | null = null,
    readonly files: NewFiles = {},
  ) {
    super();
  }
}

export class EditComment extends Command<Made> {
  constructor(
    readonly commentId: number,
    readonly content: string,
    readonly given: Given,
    readonly version?: number,
    readonly files: EditedFiles = {},
  ) {
    super();
  }
}

export class DeleteComment extends Command<Made> {
  constructor(
    readonly commentId: number,
    readonly given: Reasoned,
  ) {
    super();
  }
}

export class RestoreComment extends Command<Made> {
  constructor(
    readonly commentId: number,
    readonly given: Reasoned,
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

export class LikePost extends Command<Made & { liked: boolean }> {
  constructor(
    readonly postId: number,
    readonly liked: boolean | 'toggle',
    readonly given: Given,
  ) {
    super();
  }
}
