import { Injectable } from '@nestjs/common';
import { type Position, Refusal } from '@lyceum/kernel';
import type { MemberViewer } from '../http/viewer.ts';
import { platformText } from '../texts/platform.texts.ts';

/** What is asked: these things of one parent, each with its place. */
export interface Asked {
  parentId: number | null;
  items: readonly { id: number; index: number }[];
  viewer: MemberViewer;
  reason?: string;
}

/** Asks its own rights, and puts all of them in order or none. */
export type PutInOrder = (asked: Asked) => Promise<{ position: Position | null }>;

/** What can be put in order by `PUT /api/v3/multi-ordering`. Each module hands in its own; of what nobody handed in there is nothing. */
@Injectable()
export class Orderings {
  private readonly kinds = new Map<string, PutInOrder>();

  of(type: string, put: PutInOrder): void {
    if (this.kinds.has(type)) throw new Error(`${type} is put in order twice`);
    this.kinds.set(type, put);
  }

  put(type: string, asked: Asked): Promise<{ position: Position | null }> {
    const put = this.kinds.get(type);
    if (!put) throw Refusal.invalid('type', platformText('order.type'));
    return put(asked);
  }
}
