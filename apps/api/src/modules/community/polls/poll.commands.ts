import { Command } from '@nestjs/cqrs';
import type { community, InputOf } from '@lyceum/contracts';
import type { Position } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import type { Given, Made } from '../posts/given.ts';

export class AnswerPoll extends Command<Made> {
  constructor(
    readonly pollId: number,
    readonly optionIds: readonly number[],
    readonly given: Given,
  ) {
    super();
  }
}

export class WithdrawPollAnswer extends Command<Made> {
  constructor(
    readonly responseId: number,
    readonly given: { viewer: MemberViewer },
  ) {
    super();
  }
}

export class EditPoll extends Command<{ position: Position | null }> {
  constructor(
    readonly pollId: number,
    readonly input: InputOf<typeof community.editPoll>['body'],
    readonly given: { viewer: MemberViewer },
  ) {
    super();
  }
}

export class AddPollOption extends Command<{ id: number; position: Position | null }> {
  constructor(
    readonly pollId: number,
    readonly value: string,
    readonly given: { viewer: MemberViewer },
  ) {
    super();
  }
}

export class RemovePollOption extends Command<{ position: Position | null }> {
  constructor(
    readonly optionId: number,
    readonly given: { viewer: MemberViewer },
  ) {
    super();
  }
}
