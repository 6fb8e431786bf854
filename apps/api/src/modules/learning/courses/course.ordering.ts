import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Kernel, Refusal, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { type Asked, Orderings } from '../../../platform/ordering/orderings.ts';
import { learningText } from '../learning.texts.ts';
import { missing } from '../rights/facts.ts';
import { LearningPlugin } from '../rights/plugin.ts';
import { ChangeStructure } from './course.commands.ts';

const inOrder = ({ items }: Asked): number[] => [...items].sort((a, b) => a.index - b.index).map(({ id }) => id);

/**
 * Handles `PUT /api/v3/multi-ordering` for modules of a course and lessons of a module. Lessons may come from another
 * module.
 * One request contains the complete order.
 */
@Injectable()
export class CourseOrdering implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly orderings: Orderings,
    private readonly commands: CommandBus,
    private readonly plugin: LearningPlugin,
  ) {}

  onModuleInit(): void {
    this.orderings.of('module', async (asked) => {
      const id = await this.parent(asked, 'order.modules');
      const change = { kind: 'order_modules' as const, module_ids: inOrder(asked) };
      return this.commands.execute(new ChangeStructure({ id }, change, { viewer: asked.viewer }, asked.reason));
    });
    this.orderings.of('lesson', async (asked) => {
      const module_id = await this.parent(asked, 'order.lessons');
      const found = await runOne<{ course_id: number }>(
        this.kernel.db.pool,
        sql`select course_id from learning.module where id = ${module_id}`,
      );
      if (!found) throw missing('module');
      const change = { kind: 'order_lessons' as const, module_id, lesson_ids: inOrder(asked) };
      const course = { id: found.course_id };
      return this.commands.execute(new ChangeStructure(course, change, { viewer: asked.viewer }, asked.reason));
    });
  }

  private async parent({ parentId }: Asked, text: 'order.modules' | 'order.lessons'): Promise<number> {
    if (!(await this.plugin.isThere())) throw missing();
    if (parentId === null) throw Refusal.invalid('parent_id', learningText(text));
    return parentId;
  }
}
