import { Command } from '@nestjs/cqrs';
import type { community } from '@lyceum/contracts';
import type { Meta, Position } from '@lyceum/kernel';
import type { z } from 'zod';
import type { Given, Made } from '../posts/given.ts';

/**
 * Invites a member to introduce themselves, with a topic that only they can see. `position` is null if nothing changes.
 */
export class OfferIntroduction extends Command<{ position: Position | null }> {
  constructor(
    readonly memberId: number,
    readonly meta: Meta,
    readonly at?: Date,
  ) {
    super();
  }
}

/** Publishes the member's introduction. */
export class Introduce extends Command<Made> {
  constructor(
    readonly input: z.output<typeof community.introductionInput>,
    readonly given: Given,
  ) {
    super();
  }
}

/** Declines the invitation to write an introduction. */
export class DismissIntroduction extends Command<{ position: Position | null }> {
  constructor(readonly given: Given) {
    super();
  }
}

/** Posts a member's birthday topic. `position` is null if this year has one already. */
export class TellBirthday extends Command<{ position: Position | null }> {
  constructor(
    readonly memberId: number,
    readonly firstName: string,
    /** The year of the post. */
    readonly year: number,
    readonly correlationId: string,
    readonly at: Date,
  ) {
    super();
  }
}
