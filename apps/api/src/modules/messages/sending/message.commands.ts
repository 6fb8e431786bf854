import { Command } from '@nestjs/cqrs';
import type { messages } from '@lyceum/contracts';
import type { Position } from '@lyceum/kernel';
import type { Given } from '../rights/given.ts';

/** The parts of a message, as its author sent them. */
export interface Written {
  content?: string;
  /** A GIF address that the GIF panel received. */
  gif?: string;
  upload_uuids?: readonly string[];
  client_id?: string;
}

export interface Sent {
  message: messages.Message;
  position: Position | null;
}

/** Sends a message in a thread. */
export class SendMessage extends Command<Sent> {
  constructor(
    readonly threadId: number,
    readonly written: Written,
    readonly given: Given,
  ) {
    super();
  }
}

/** The result of an edit: the text as stored, and the version of the message. */
export interface Edited {
  message: { id: number; thread_id: number; body: string; version: number };
  position: Position | null;
}

/** Edits a message. `version` is the version that the author edited, as optimistic lock. */
export class EditMessage extends Command<Edited> {
  constructor(
    readonly messageId: number,
    readonly edit: { content: string; version?: number },
    readonly given: Given,
  ) {
    super();
  }
}

/** Deletes a message for all participants. */
export class DeleteMessage extends Command<Position | null> {
  constructor(
    readonly messageId: number,
    readonly given: Given,
  ) {
    super();
  }
}
