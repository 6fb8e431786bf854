import { Command } from '@nestjs/cqrs';
import type { groups, InputOf } from '@lyceum/contracts';
import type { Given, Made } from '../rights/given.ts';

export type GroupInput = InputOf<typeof groups.createGroup>['body'];
export type GroupChange = InputOf<typeof groups.changeGroup>['body'];

/** Creates a group with the viewer as its owner. */
export class FoundGroup extends Command<Made> {
  constructor(
    readonly input: GroupInput,
    readonly given: Given,
  ) {
    super();
  }
}

/** Changes a group. Omitted fields keep their value. */
export class ChangeGroup extends Command<Made> {
  constructor(
    readonly groupId: number,
    readonly input: GroupChange,
    readonly given: Given,
  ) {
    super();
  }
}

/** Adds uploads to a group's files. */
export class AddGroupFiles extends Command<Made> {
  constructor(
    readonly groupId: number,
    readonly uuids: readonly string[],
    readonly given: Given,
  ) {
    super();
  }
}

/** Removes a file from a group. */
export class RemoveGroupFile extends Command<Made> {
  constructor(
    readonly groupId: number,
    readonly fileId: number,
    readonly given: Given,
  ) {
    super();
  }
}

/** Closes a group: no new members, posts or files. */
export class CloseGroup extends Command<Made> {
  constructor(
    readonly groupId: number,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}
