import { Command } from '@nestjs/cqrs';
import type { Given, Made } from '../rights/given.ts';

interface Category {
  name: string;
  color: string;
}

export class MakeCategory extends Command<Made> {
  constructor(
    readonly category: Category,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}

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

export class RemoveCategory extends Command<Made> {
  constructor(
    readonly id: number,
    readonly given: Given,
    readonly reason?: string,
  ) {
    super();
  }
}
