import { Command } from '@nestjs/cqrs';
import type { Position } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';

/** Every command names who gives it. `at` is for seeding, where things were done long ago. */
export interface Given {
  viewer: MemberViewer;
  at?: Date;
  silent?: true;
}
export interface Made {
  id: number;
  position: Position | null;
}
/** Why, and of which version: what was seen. */
export interface Because {
  reason?: string;
  expectedVersion?: number;
}
interface CategoryInput {
  name: string;
  /** Behind the others where nothing is said. */
  index?: number;
}
interface FaqInput {
  faq_category_id: number;
  question: string;
  answer: string;
  index?: number;
}

export class MakeFaqCategory extends Command<Made> {
  constructor(
    readonly category: CategoryInput,
    readonly given: Given,
    readonly because: Because = {},
  ) {
    super();
  }
}

export class ChangeFaqCategory extends Command<Made> {
  constructor(
    readonly id: number,
    readonly category: CategoryInput,
    readonly given: Given,
    readonly because: Because = {},
  ) {
    super();
  }
}

export class RemoveFaqCategory extends Command<Made> {
  constructor(
    readonly id: number,
    readonly given: Given,
    readonly because: Because = {},
  ) {
    super();
  }
}

export class WriteFaq extends Command<Made> {
  constructor(
    readonly faq: FaqInput,
    readonly given: Given,
    readonly because: Because = {},
  ) {
    super();
  }
}

export class ChangeFaq extends Command<Made> {
  constructor(
    readonly id: number,
    readonly faq: FaqInput,
    readonly given: Given,
    readonly because: Because = {},
  ) {
    super();
  }
}

export class RemoveFaq extends Command<Made> {
  constructor(
    readonly id: number,
    readonly given: Given,
    readonly because: Because = {},
  ) {
    super();
  }
}
