import { z } from 'zod';

/** As a member is called in the key vault, and where events that concern them are looked for. */
export const subjectOf = (id: number): string => `member-${id}`;

/** Whose id a subject's name holds; null for one that is no member. */
export const memberIn = (subject: string): number | null => Number(/^member-(\d+)$/.exec(subject)?.[1] ?? NaN) || null;

/** The schemas of ids that name whom an event is about. JSON schemas made with it show them as `subject`. */
export const SUBJECTS = z.registry<{ subject: 'member' }>();

/**
 * A member's id in an event. Whoever it names finds the event in what they take along, and an erasure finds it: every
 * field of an event that holds a member's id is declared by this (docs/adr/0040).
 */
export const memberId = z.int().register(SUBJECTS, { subject: 'member' });

const EACH = Symbol('each');
/** Where an id stands in an event's data: keys, and each of an array. */
export type Path = readonly (string | typeof EACH)[];

interface Definition {
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
}

/** Where a schema holds members' ids: in objects and arrays, optional or not. Unions and records hold none. */
export function subjectPaths(schema: z.ZodType): Path[] {
  if (SUBJECTS.has(schema)) return [[]];
  const { shape = {}, element, innerType } = schema.def as Definition;
  if (innerType) return subjectPaths(innerType);
  if (element) return subjectPaths(element).map((path) => [EACH, ...path]);
  return Object.entries(shape).flatMap(([key, inner]) => subjectPaths(inner).map((path) => [key, ...path]));
}

/** The ids that stand there. */
export function idsAt(data: unknown, [key, ...rest]: Path): number[] {
  if (key === undefined) return typeof data === 'number' ? [data] : [];
  if (key === EACH) return Array.isArray(data) ? data.flatMap((each) => idsAt(each, rest)) : [];
  return idsAt((data as Record<string, unknown> | null | undefined)?.[key], rest);
}

/** The data without the ids that stand there, but for one member's. */
export function onlyIdOf(member: number | null, data: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return data === member ? data : undefined;
  if (key === EACH) {
    if (!Array.isArray(data)) return data;
    return data.map((each) => onlyIdOf(member, each, rest)).filter((each) => each !== undefined);
  }
  if (data === null || typeof data !== 'object') return data;
  return { ...data, [key]: onlyIdOf(member, (data as Record<string, unknown>)[key], rest) };
}
