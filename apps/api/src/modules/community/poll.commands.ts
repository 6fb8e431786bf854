import { Command } from '@nestjs/cqrs';
import type { community, InputOf } from '@lyceum/contracts';
import type { Position } from '@lyceum/kernel';
import type { MemberViewer } from '../../http/viewer.ts';
import type { Given } from './community.commands.ts';

/** What a vote has changed, for whoever gave it: what is counted behind it is added to their answer. */
export interface Voted {
  id: number;
  position: Position | null;
  added: readonly number[];
  removed: readonly number[];
}

export class AnswerPoll extends Command<Voted> {
  constructor(
    readonly pollId: number,
    readonly optionIds: readonly number[],
    readonly given: Given,
  ) {
    super();
  }
}

export class WithdrawPollAnswer extends Command<Voted> {
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
