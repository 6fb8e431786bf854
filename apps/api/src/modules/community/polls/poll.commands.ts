import { Command } from '@nestjs/cqrs';
import type { community, InputOf } from '@lyceum/contracts';
import type { Position } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import type { Given, Made } from '../posts/given.ts';

/** Votes in a poll for the options `optionIds`. */
export class AnswerPoll extends Command<Made> {
  constructor(
    readonly pollId: number,
    readonly optionIds: readonly number[],
    readonly given: Given,
  ) {
    super();
  }
}

/** Withdraws one vote of the member. */
export class WithdrawPollAnswer extends Command<Made> {
  constructor(
    readonly responseId: number,
    readonly given: { viewer: MemberViewer },
  ) {
    super();
  }
}

/** Changes the question, options or settings of a poll. */
export class EditPoll extends Command<{ position: Position | null }> {
  constructor(
    readonly pollId: number,
    readonly input: InputOf<typeof community.editPoll>['body'],
    readonly given: { viewer: MemberViewer },
  ) {
    super();
  }
}

/** Adds an option to a poll. Returns the option's id. */
export class AddPollOption extends Command<{ id: number; position: Position | null }> {
  constructor(
    readonly pollId: number,
    readonly value: string,
    readonly given: { viewer: MemberViewer },
  ) {
    super();
  }
}

/** Removes an option from a poll. */
export class RemovePollOption extends Command<{ position: Position | null }> {
  constructor(
    readonly optionId: number,
    readonly given: { viewer: MemberViewer },
  ) {
    super();
  }
}
