import { Command } from '@nestjs/cqrs';
import type { messages } from '@lyceum/contracts';
import type { Position } from '@lyceum/kernel';
import type { Given } from '../rights/given.ts';

/** What a member has written, as it was sent. */
export interface Written {
  content?: string;
  /** An address that the GIF panel was given. */
  gif?: string;
  upload_uuids?: readonly string[];
  client_id?: string;
}

export interface Sent {
  message: messages.Message;
  position: Position | null;
}

export class SendMessage extends Command<Sent> {
  constructor(
    readonly threadId: number,
    readonly written: Written,
    readonly given: Given,
  ) {
    super();
  }
}

/** What an edit leaves: the text as it was stored, and which version of the message it is. */
export interface Edited {
  message: { id: number; thread_id: number; body: string; version: number };
  position: Position | null;
}

export class EditMessage extends Command<Edited> {
  constructor(
    readonly messageId: number,
    readonly edit: { content: string; version?: number },
    readonly given: Given,
  ) {
    super();
  }
}

export class DeleteMessage extends Command<Position | null> {
  constructor(
    readonly messageId: number,
    readonly given: Given,
  ) {
    super();
  }
}
