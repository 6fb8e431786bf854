import { type Decider, Refusal } from '@lyceum/kernel';
import { learningText } from '../learning.texts.ts';
import { MOST_LESSONS, MOST_MODULES } from '../rights/learning.constants.ts';
import { fileOf } from '../rights/lesson-file.events.ts';
import type { CourseDetails, CourseEvent, CourseMade } from './course.events.ts';

export interface ModuleState {
  module_id: number;
  name: string;
  description: string;
  lesson_ids: readonly number[];
}

export type CourseState =
  | { exists: false }
  | {
      exists: true;
      course_id: number;
      details: CourseDetails;
      releases_at: string | null;
      modules: readonly ModuleState[];
    };
type Course = Extract<CourseState, { exists: true }>;

export type CourseCommand =
  | { kind: 'make'; course: CourseMade }
  /** Omitted fields keep their value. */
  | { kind: 'change'; details: Partial<CourseDetails> }
  | { kind: 'schedule'; releases_at: string | null }
  | { kind: 'add_module'; module_id: number; slug: string; name: string; description: string }
  | { kind: 'change_module'; module_id: number; name?: string; description?: string }
  | { kind: 'remove_module'; module_id: number }
  /** All modules of the course, in order. */
  | { kind: 'order_modules'; module_ids: readonly number[] }
  | { kind: 'add_lesson'; module_id: number; lesson_id: number }
  /** All lessons of the module in order, including those that move into it. */
  | { kind: 'order_lessons'; module_id: number; lesson_ids: readonly number[] }
  | { kind: 'remove_lesson'; lesson_id: number };

/** Stream name of a course. */
export const courseStream = (courseId: number): string => `course-${courseId}`;

const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

/** Fixes the key order, because the decider compares the JSON text. */
const detailsOf = (d: CourseDetails): CourseDetails => ({
  ...{ name: d.name, description: d.description, rules_version: d.rules_version, excerpt: d.excerpt },
  ...{
    salespage: d.salespage,
    image: d.image && fileOf(d.image),
    visibility: d.visibility,
    availability: d.availability,
  },
  ...{ hidden: d.hidden, level_ids: inOrder(d.level_ids), teacher_ids: [...new Set(d.teacher_ids)] },
  ...{ highlighted: d.highlighted, numbered: d.numbered, manual_finish: d.manual_finish },
  ...{ color_theme: d.color_theme, module_theme: d.module_theme, theme: d.theme, themes: [...new Set(d.themes)] },
  ...{ certificate: d.certificate, certificate_send_option: d.certificate_send_option, trophy_id: d.trophy_id },
});

const named = <T extends object>(given: T): T =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isSet = (ids: readonly number[]): boolean => new Set(ids).size === ids.length;

/** The ids of all lessons, in the order of the course. */
export const lessonIdsOf = (modules: readonly Pick<ModuleState, 'lesson_ids'>[]): number[] =>
  modules.flatMap(({ lesson_ids }) => lesson_ids);

function moduleOf({ modules }: Course, id: number): ModuleState {
  const found = modules.find(({ module_id }) => module_id === id);
  if (!found) throw new Refusal('missing', learningText('module.missing'));
  return found;
}

function lessonsOrdered(course: Course, module_id: number, ids: readonly number[]): CourseEvent[] {
  const { lesson_ids } = moduleOf(course, module_id);
  const all = lessonIdsOf(course.modules);
  const isWhole = isSet(ids) && lesson_ids.every((id) => ids.includes(id)) && ids.every((id) => all.includes(id));
  if (!isWhole) throw Refusal.invalid('items', learningText('order.lessons'));
  if (same(ids, lesson_ids)) return [];
  return [{ type: 'LessonsOrdered', data: { course_id: course.course_id, module_id, lesson_ids: [...ids] } }];
}

function modulesOrdered({ course_id, modules }: Course, ids: readonly number[]): CourseEvent[] {
  const present = modules.map(({ module_id }) => module_id);
  if (!isSet(ids) || !same(inOrder(ids), inOrder(present)))
    throw Refusal.invalid('items', learningText('order.modules'));
  return same(ids, present) ? [] : [{ type: 'ModulesOrdered', data: { course_id, module_ids: [...ids] } }];
}

function decided(command: Exclude<CourseCommand, { kind: 'make' }>, course: Course): CourseEvent[] {
  const { course_id, modules } = course;
  switch (command.kind) {
    case 'change': {
      const details = detailsOf({ ...course.details, ...named(command.details) });
      return same(details, course.details) ? [] : [{ type: 'CourseChanged', data: { course_id, ...details } }];
    }
    case 'schedule': {
      const { releases_at } = command;
      return releases_at === course.releases_at ? [] : [{ type: 'CourseScheduled', data: { course_id, releases_at } }];
    }
    case 'add_module': {
      const { kind: _, ...data } = command;
      if (modules.some(({ module_id }) => module_id === data.module_id)) return [];
      if (modules.length >= MOST_MODULES) {
        throw new Refusal('conflict', learningText('module.most', { most: MOST_MODULES }));
      }
      return [{ type: 'ModuleAdded', data: { course_id, ...data } }];
    }
    case 'change_module': {
      const { module_id, name, description } = moduleOf(course, command.module_id);
      const next = { name: command.name ?? name, description: command.description ?? description };
      if (same(next, { name, description })) return [];
      return [{ type: 'ModuleChanged', data: { course_id, module_id, ...next } }];
    }
    case 'remove_module': {
      const found = modules.find(({ module_id }) => module_id === command.module_id);
      if (!found) return [];
      const { module_id, lesson_ids } = found;
      return [{ type: 'ModuleRemoved', data: { course_id, module_id, lesson_ids: [...lesson_ids] } }];
    }
    case 'order_modules':
      return modulesOrdered(course, command.module_ids);
    case 'add_lesson': {
      const { module_id, lesson_id } = command;
      moduleOf(course, module_id);
      const all = lessonIdsOf(modules);
      if (all.includes(lesson_id)) return [];
      if (all.length >= MOST_LESSONS) {
        throw new Refusal('conflict', learningText('lesson.most', { most: MOST_LESSONS }));
      }
      return [{ type: 'LessonAdded', data: { course_id, module_id, lesson_id } }];
    }
    case 'order_lessons':
      return lessonsOrdered(course, command.module_id, command.lesson_ids);
    case 'remove_lesson': {
      const { lesson_id } = command;
      return lessonIdsOf(modules).includes(lesson_id)
        ? [{ type: 'LessonRemoved', data: { course_id, lesson_id } }]
        : [];
    }
  }
}

const without = (modules: readonly ModuleState[], ids: readonly number[]): ModuleState[] =>
  modules.map((each) => ({ ...each, lesson_ids: each.lesson_ids.filter((id) => !ids.includes(id)) }));
const changed = (modules: readonly ModuleState[], id: number, to: Partial<ModuleState>): ModuleState[] =>
  modules.map((each) => (each.module_id === id ? { ...each, ...to } : each));

/** Applies an event to the order of modules and lessons, from which progress is counted. */
function restructured(modules: readonly ModuleState[], { type, data }: CourseEvent): readonly ModuleState[] {
  switch (type) {
    case 'ModuleAdded': {
      const { module_id, name, description } = data;
      return [...modules, { module_id, name, description, lesson_ids: [] }];
    }
    case 'ModuleChanged':
      return changed(modules, data.module_id, { name: data.name, description: data.description });
    case 'ModuleRemoved':
      return modules.filter(({ module_id }) => module_id !== data.module_id);
    case 'ModulesOrdered':
      return data.module_ids.flatMap((id) => modules.filter(({ module_id }) => module_id === id));
    case 'LessonAdded': {
      const { lesson_ids } = modules.find(({ module_id }) => module_id === data.module_id)!;
      return changed(modules, data.module_id, { lesson_ids: [...lesson_ids, data.lesson_id] });
    }
    case 'LessonsOrdered':
      return changed(without(modules, data.lesson_ids), data.module_id, { lesson_ids: data.lesson_ids });
    case 'LessonRemoved':
      return without(modules, [data.lesson_id]);
    default:
      return modules;
  }
}

/** One course: its details, release and structure (part 3 §3 and §4). */
export const courseDecider: Decider<CourseState, CourseCommand, CourseEvent> = {
  initial: () => ({ exists: false }),

  decide(command, state) {
    if (command.kind === 'make') {
      if (state.exists) throw new Refusal('conflict', learningText('course.exists'));
      const { course } = command;
      return [{ type: 'CourseMade', data: { ...course, ...detailsOf(course) } }];
    }
    if (!state.exists) throw new Refusal('missing', learningText('course.missing'));
    return decided(command, state);
  },

  evolve(state, event) {
    const { type, data } = event;
    if (type === 'CourseMade') {
      return { exists: true, course_id: data.course_id, details: detailsOf(data), releases_at: null, modules: [] };
    }
    if (!state.exists) return state;
    if (type === 'CourseChanged') return { ...state, details: detailsOf(data) };
    if (type === 'CourseScheduled') return { ...state, releases_at: data.releases_at };
    return { ...state, modules: restructured(state.modules, event) };
  },
};
