import { Command } from '@nestjs/cqrs';
import type { Position } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';

/** The context of a command: its actor, and for seed data a timestamp in the past (`at`). */
export interface Given {
  viewer: MemberViewer;
  at?: Date;
  silent?: true;
}
export interface Made {
  id: number;
  position: Position | null;
}
/** The audit reason and the version that the editor saw. */
export interface Because {
  reason?: string;
  expectedVersion?: number;
}
interface CategoryInput {
  name: string;
  /** Position. Defaults to the end. */
  index?: number;
}
interface FaqInput {
  faq_category_id: number;
  question: string;
  answer: string;
  index?: number;
}

/** Creates a FAQ category. */
export class MakeFaqCategory extends Command<Made> {
  constructor(
    readonly category: CategoryInput,
    readonly given: Given,
    readonly because: Because = {},
  ) {
    super();
  }
}

/** Changes a FAQ category. */
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

/** Removes an empty FAQ category. */
export class RemoveFaqCategory extends Command<Made> {
  constructor(
    readonly id: number,
    readonly given: Given,
    readonly because: Because = {},
  ) {
    super();
  }
}

/** Adds a question with its answer. */
export class WriteFaq extends Command<Made> {
  constructor(
    readonly faq: FaqInput,
    readonly given: Given,
    readonly because: Because = {},
  ) {
    super();
  }
}

/** Changes a question or its answer. */
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

/** Removes a question. */
export class RemoveFaq extends Command<Made> {
  constructor(
    readonly id: number,
    readonly given: Given,
    readonly because: Because = {},
  ) {
    super();
  }
}
