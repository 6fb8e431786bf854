import { Command } from '@nestjs/cqrs';
import type { community } from '@lyceum/contracts';
import type { z } from 'zod';
import type { Given, Made, Reasoned } from '../posts/given.ts';

/** Files of a comment as they were sent; more of the body may stand beside them. */
type NewFiles = Pick<z.output<typeof community.topicInput>, 'upload_uuids' | 'upload_alts'>;
type EditedFiles = Pick<z.output<typeof community.topicEdit>, 'upload_uuids' | 'upload_alts' | 'attachments'>;

/** With its text as an answer shows it, where the process can put it together itself. */
export interface MadeComment extends Made {
  text: string | null;
}

export class PostComment extends Command<MadeComment> {
  constructor(
    readonly topicId: number,
    readonly content: string,
    readonly given: Given,
    /** The comment that this is a reply to. */
    readonly inReplyTo: number | null = null,
    readonly files: NewFiles = {},
    /** An address that the GIF panel was given. */
    readonly gif?: string,
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
