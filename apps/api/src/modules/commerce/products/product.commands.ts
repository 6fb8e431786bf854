import { Command } from '@nestjs/cqrs';
import type { Position } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import type { ProductData } from './product.events.ts';

export interface Given {
  viewer: MemberViewer;
  at?: Date;
  silent?: true;
  reason?: string;
}
export interface Made {
  id: number;
  position: Position | null;
}
export type ProductInput = Omit<ProductData, 'product_id'>;

/** Creates a product. */
export class MakeProduct extends Command<Made> {
  constructor(
    readonly product: ProductInput,
    readonly given: Given,
  ) {
    super();
  }
}

/** Changes a product. Running purchases keep their agreed terms. */
export class ChangeProduct extends Command<Made> {
  constructor(
    readonly id: number,
    readonly product: ProductInput,
    readonly given: Given,
    readonly expectedVersion?: number,
  ) {
    super();
  }
}

/** Takes a product off sale for good. */
export class ArchiveProduct extends Command<Made> {
  constructor(
    readonly id: number,
    readonly given: Given,
  ) {
    super();
  }
}
