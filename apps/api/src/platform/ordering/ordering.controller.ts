import { Controller } from '@nestjs/common';
import { type InputOf, ordering } from '@lyceum/contracts';
import { Committed } from '../http/answers.ts';
import { Handles, Input } from '../http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../http/viewer.ts';
import { Orderings } from './orderings.ts';

@Controller()
export class OrderingController {
  constructor(private readonly orderings: Orderings) {}

  @Handles(ordering.multiOrdering)
  async order(@Input() { body }: InputOf<typeof ordering.multiOrdering>, @CurrentViewer() viewer: MemberViewer) {
    const { type, parent_id, items, reason } = body;
    const { position } = await this.orderings.put(type, { parentId: parent_id, items, viewer, reason });
    return new Committed(position, { data: items });
  }
}
