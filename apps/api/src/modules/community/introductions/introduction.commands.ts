import { Command } from '@nestjs/cqrs';
import type { community } from '@lyceum/contracts';
import type { Meta, Position } from '@lyceum/kernel';
import type { z } from 'zod';
import type { Given, Made } from '../posts/given.ts';

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
