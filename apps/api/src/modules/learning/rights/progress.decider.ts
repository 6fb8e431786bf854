/** A learner's progress, in percent and counts of the current lessons. Removed lessons do not count. */
export interface Progress {
  progress: number;
  completed_count: number;
  lesson_count: number;
}

/**
 * Computes progress. Pure.
 * @param structure the current lessons
 */
export function progressOf(completed: Iterable<number>, structure: readonly number[]): Progress {
  const there = new Set(completed);
  const completed_count = structure.filter((id) => there.has(id)).length;
  const lesson_count = structure.length;
  // Rounds down, so that only a complete course shows 100.
  const progress = lesson_count === 0 ? 0 : Math.floor((100 * completed_count) / lesson_count);
  return { progress, completed_count, lesson_count };
}

/** Whether all current lessons are completed. */
export const isWhole = (completed: Iterable<number>, structure: readonly number[]): boolean =>
  progressOf(completed, structure).progress === 100;

/**
 * Where the learner continues: the lesson they opened last, or the next incomplete one after it.
 * Wraps around at the end. Null if all lessons are completed.
 */
export function continueAt(
  structure: readonly number[],
  completed: { has(lessonId: number): boolean },
  opened: number | null,
): number | null {
  const from = Math.max(0, opened === null ? 0 : structure.indexOf(opened));
  const ahead = [...structure.slice(from), ...structure.slice(0, from)];
  return ahead.find((id) => !completed.has(id)) ?? null;
}
