import { Command } from '@nestjs/cqrs';
import type { groups, InputOf } from '@lyceum/contracts';
import type { Given, Made } from '../rights/given.ts';

export type GroupInput = InputOf<typeof groups.createGroup>['body'];
export type GroupChange = InputOf<typeof groups.changeGroup>['body'];

export class FoundGroup extends Command<Made> {
  constructor(
    readonly input: GroupInput,
    readonly given: Given,
  ) {
    super();
  }
}

export class ChangeGroup extends Command<Made> {
  constructor(
    readonly groupId: number,
    readonly input: GroupChange,
    readonly given: Given,
  ) {
    super();
  }
}

export class AddGroupFiles extends Command<Made> {
  constructor(
    readonly groupId: number,
    readonly uuids: readonly string[],
    readonly given: Given,
  ) {
    super();
  }
}

export class RemoveGroupFile extends Command<Made> {
  constructor(
    readonly groupId: number,
    readonly fileId: number,
    readonly given: Given,
  ) {
    super();
  }
}

export class CloseGroup extends Command<Made> {
  constructor(
    readonly groupId: number,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}
