import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Queryable, type Repeatable } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { CourseFactsOf, missing, type Named } from '../rights/facts.ts';
import type { Made } from '../rights/given.ts';
import { CourseStructure, lessonsIn } from '../rights/structure.ts';
import { ChangeStructure, type StructureChange } from './course.commands.ts';
import { type CourseCommand, courseDecider, courseStream } from './course.decider.ts';
import { moduleSlug } from './slugs.ts';

/** @throws {Refusal} `missing`, `forbidden`, `invalid`, or `conflict` for too many modules */
@CommandHandler(ChangeStructure)
export class ChangeStructureHandler implements ICommandHandler<ChangeStructure> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CourseFactsOf,
    private readonly structure: CourseStructure,
  ) {}

  /** Locks the course, so that concurrent changes of the order apply one after the other. */
  async execute({ course: by, change, given, reason }: ChangeStructure): Promise<Made & { moduleId: number | null }> {
    const { id } = await this.facts.own(given.viewer, by);
    const work = async (tx: Repeatable) => {
      await this.facts.hold(tx, id);
      await this.facts.own(given.viewer, { id }, tx);
      const command = await this.command(tx, id, change);
      const { position } = await this.kernel.execute({
        decider: courseDecider,
        stream: courseStream(id),
        meta: givenMeta(given, reason),
        ...{ at: given.at, tx },
        prepare: () => ({ command }),
      });
      return { id, position, moduleId: 'module_id' in command ? command.module_id : null };
    };
    return this.kernel.transaction(work);
  }

  private async command(tx: Queryable, courseId: number, change: StructureChange): Promise<CourseCommand> {
    if (change.kind === 'add_module') {
      const module_id = await this.facts.next('module');
      return { ...change, module_id, slug: await moduleSlug(tx, courseId, change.name, module_id) };
    }
    if (change.kind === 'order_modules' || change.kind === 'order_lessons') return change;
    const modules = await this.structure.modules(courseId, tx);
    if (change.kind === 'remove_lesson') {
      return { kind: 'remove_lesson', lesson_id: idOf(lessonsIn(modules), change.lesson, 'lesson') };
    }
    const module_id = idOf(modules, change.module, 'module');
    if (change.kind === 'remove_module') return { kind: 'remove_module', module_id };
    const { name, description } = change;
    return { kind: 'change_module', module_id, name, description };
  }
}

function idOf(things: readonly { id: number; slug: string }[], by: Named, what: 'module' | 'lesson'): number {
  const found = things.find(({ id, slug }) => ('id' in by ? id === by.id : slug === by.slug));
  if (!found) throw missing(what);
  return found.id;
}
