import { Command } from '@nestjs/cqrs';
import type { calendar, InputOf } from '@lyceum/contracts';
import type { Given, Made } from '../rights/given.ts';

export type EventInput = InputOf<typeof calendar.createEvent>['body'];
export type EventChange = InputOf<typeof calendar.changeEvent>['body'];

/** Creates an event and its board. */
export class PlanEvent extends Command<Made> {
  constructor(
    readonly input: EventInput,
    readonly given: Given,
  ) {
    super();
  }
}

/** Changes an event. Omitted fields keep their value. */
export class ChangeEvent extends Command<Made> {
  constructor(
    readonly eventId: number,
    readonly input: EventChange,
    readonly given: Given,
  ) {
    super();
  }
}

/** Cancels an event. */
export class CancelEvent extends Command<Made> {
  constructor(
    readonly eventId: number,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

/** The viewer accepts or declines a request to organise an event. */
export class AnswerOrganising extends Command<Made> {
  constructor(
    readonly eventId: number,
    readonly accepts: boolean,
    readonly given: Given,
  ) {
    super();
  }
}
