import { Command } from '@nestjs/cqrs';
import type { community } from '@lyceum/contracts';
import type { z } from 'zod';
import type { Given, Made, Reasoned } from '../posts/given.ts';

/** The new files of a comment. A request body with more fields also fits. */
type NewFiles = Pick<z.output<typeof community.topicInput>, 'upload_uuids' | 'upload_alts'>;
type EditedFiles = Pick<z.output<typeof community.topicEdit>, 'upload_uuids' | 'upload_alts' | 'attachments'>;

/** The result of posting. `text` is the comment's JSON, or null if building it needs a query. */
export interface MadeComment extends Made {
  text: string | null;
}

/** Posts a comment or reply on a topic. */
export class PostComment extends Command<MadeComment> {
  constructor(
    readonly topicId: number,
    readonly content: string,
    readonly given: Given,
    /** The comment that this one answers. */
    readonly inReplyTo: number | null = null,
    readonly files: NewFiles = {},
    /** A GIF address that the GIF panel received. */
    readonly gif?: string,
  ) {
    super();
  }
}

/** Edits a comment. `version` is the revision that the member edited, as optimistic lock. */
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

/** Deletes a comment. */
export class DeleteComment extends Command<Made> {
  constructor(
    readonly commentId: number,
    readonly given: Reasoned,
  ) {
    super();
  }
}

/** Restores a deleted comment. */
export class RestoreComment extends Command<Made> {
  constructor(
    readonly commentId: number,
    readonly given: Reasoned,
  ) {
    super();
  }
}
