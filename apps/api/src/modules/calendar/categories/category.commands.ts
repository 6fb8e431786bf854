import { Command } from '@nestjs/cqrs';
import type { Given, Made } from '../rights/given.ts';

interface Category {
  name: string;
  color: string;
}

/** Creates an event category. */
export class MakeCategory extends Command<Made> {
  constructor(
    readonly category: Category,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

/** Renames or recolours an event category. */
export class ChangeCategory extends Command<Made> {
  constructor(
    readonly id: number,
    readonly category: Category,
    readonly given: Given,
    readonly more: { reason?: string; expectedVersion?: number } = {},
  ) {
    super();
  }
}

/** Removes an event category. */
export class RemoveCategory extends Command<Made> {
  constructor(
    readonly id: number,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}
