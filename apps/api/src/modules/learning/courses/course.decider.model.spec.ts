import fc from 'fast-check';
import { type Expected, itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type CourseCommand, courseDecider } from './course.decider.ts';
import { courseEvents, type CourseMade } from './course.events.ts';

/** What matters of a course: its name, its release, and which lessons stand where, in order. */
interface Model {
  is: boolean;
  name: string;
  release: string | null;
  modules: [id: number, name: string, lessons: number[]][];
}

const made = (name: string): CourseMade => ({
  ...{ course_id: 4, slug: 'klei', name, description: '', rules_version: 1, excerpt: '', salespage: null },
  ...{ image: null, visibility: 'public', availability: 'open', hidden: false, level_ids: [], teacher_ids: [7] },
  ...{ highlighted: false, numbered: true, manual_finish: false, color_theme: '', module_theme: '', theme: '' },
  ...{ themes: [], certificate: false, certificate_send_option: 'automatic', trophy_id: null },
});
const name = fc.constantFrom('Klei', 'Glazuur');
const module_id = fc.constantFrom(1, 2, 3);
const lesson_id = fc.constantFrom(11, 12, 13, 14);
const ids = (of: fc.Arbitrary<number>) => fc.array(of, { maxLength: 5 });

const commands: fc.Arbitrary<CourseCommand> = fc.oneof(
  { weight: 1, arbitrary: name.map((given) => ({ kind: 'make' as const, course: made(given) })) },
  { weight: 1, arbitrary: name.map((given) => ({ kind: 'change' as const, details: { name: given } })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(null, '2026-03-28T09:00:00.000Z', '2026-03-29T09:00:00.000Z')
      .map((releases_at) => ({ kind: 'schedule' as const, releases_at })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(module_id, name)
      .map(([id, given]) => ({ kind: 'add_module' as const, module_id: id, slug: '', name: given, description: '' })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(module_id, name)
      .map(([id, given]) => ({ kind: 'change_module' as const, module_id: id, name: given })),
  },
  { weight: 1, arbitrary: module_id.map((id) => ({ kind: 'remove_module' as const, module_id: id })) },
  { weight: 2, arbitrary: ids(module_id).map((module_ids) => ({ kind: 'order_modules' as const, module_ids })) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(module_id, lesson_id)
      .map(([id, lesson]) => ({ kind: 'add_lesson' as const, module_id: id, lesson_id: lesson })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(module_id, ids(lesson_id))
      .map(([id, lesson_ids]) => ({ kind: 'order_lessons' as const, module_id: id, lesson_ids })),
  },
  { weight: 1, arbitrary: lesson_id.map((id) => ({ kind: 'remove_lesson' as const, lesson_id: id })) },
);

type Step = [Expected<keyof typeof courseEvents>, Model];
const set = (given: readonly number[]) => [...new Set(given)].sort().join();

function ofModule(model: Model, command: CourseCommand): Step {
  const { modules } = model;
  if (command.kind === 'order_modules') {
    const present = modules.map(([id]) => id);
    if (command.module_ids.length !== present.length || set(command.module_ids) !== set(present))
      return ['invalid', model];
    if (command.module_ids.join() === present.join()) return [[], model];
    const next = command.module_ids.map((id) => modules.find(([each]) => each === id)!);
    return [['ModulesOrdered'], { ...model, modules: next }];
  }
  if (command.kind === 'remove_lesson') {
    if (!modules.some(([, , lessons]) => lessons.includes(command.lesson_id))) return [[], model];
    const next = modules.map(([id, called, lessons]): Model['modules'][number] => [
      ...([id, called] as const),
      lessons.filter((each) => each !== command.lesson_id),
    ]);
    return [['LessonRemoved'], { ...model, modules: next }];
  }
  if (!('module_id' in command)) throw new Error('of no module');
  const found = modules.find(([id]) => id === command.module_id);
  const all = modules.flatMap(([, , lessons]) => lessons);
  switch (command.kind) {
    case 'add_module':
      if (found) return [[], model];
      return [['ModuleAdded'], { ...model, modules: [...modules, [command.module_id, command.name, []]] }];
    case 'remove_module':
      if (!found) return [[], model];
      return [['ModuleRemoved'], { ...model, modules: modules.filter((each) => each !== found) }];
    case 'change_module':
      if (!found) return ['missing', model];
      if (found[1] === command.name) return [[], model];
      return [
        ['ModuleChanged'],
        { ...model, modules: modules.map((each) => (each === found ? [each[0], command.name!, each[2]] : each)) },
      ];
    case 'add_lesson':
      if (!found) return ['missing', model];
      if (all.includes(command.lesson_id)) return [[], model];
      return [
        ['LessonAdded'],
        {
          ...model,
          modules: modules.map((each) => (each === found ? [each[0], each[1], [...each[2], command.lesson_id]] : each)),
        },
      ];
    case 'order_lessons': {
      if (!found) return ['missing', model];
      const { lesson_ids } = command;
      const isOnce = new Set(lesson_ids).size === lesson_ids.length;
      if (!isOnce || found[2].some((id) => !lesson_ids.includes(id)) || lesson_ids.some((id) => !all.includes(id))) {
        return ['invalid', model];
      }
      if (lesson_ids.join() === found[2].join()) return [[], model];
      const next = modules.map((each): Model['modules'][number] => [
        ...([each[0], each[1]] as const),
        each === found ? [...lesson_ids] : each[2].filter((id) => !lesson_ids.includes(id)),
      ]);
      return [['LessonsOrdered'], { ...model, modules: next }];
    }
  }
}

function step(model: Model, command: CourseCommand): Step {
  if (command.kind === 'make') {
    if (model.is) return ['conflict', model];
    return [['CourseMade'], { is: true, name: command.course.name, release: null, modules: [] }];
  }
  if (!model.is) return ['missing', model];
  if (command.kind === 'change') {
    if (command.details.name === model.name) return [[], model];
    return [['CourseChanged'], { ...model, name: command.details.name! }];
  }
  if (command.kind !== 'schedule') return ofModule(model, command);
  if (command.releases_at === model.release) return [[], model];
  return [['CourseScheduled'], { ...model, release: command.releases_at }];
}

describe('a course', () => {
  itFollowsItsModel<
    Parameters<typeof courseDecider.evolve>[0],
    CourseCommand,
    Parameters<typeof courseDecider.evolve>[1],
    Model
  >({
    decider: courseDecider,
    schemas: courseEvents,
    commands,
    begin: () => ({ is: false, name: '', release: null, modules: [] }),
    step,
    seen: (state) =>
      state.exists
        ? {
            ...{ is: true, name: state.details.name, release: state.releases_at },
            modules: state.modules.map((each) => [each.module_id, each.name, [...each.lesson_ids]]),
          }
        : { is: false, name: '', release: null, modules: [] },
  });
});
