/** How far a learner is. Pure: of the lessons that there are now, as many are completed; what is removed counts for nobody. */
export interface Progress {
  progress: number;
  completed_count: number;
  lesson_count: number;
}

/** @param structure the lessons of the present structure */
export function progressOf(completed: Iterable<number>, structure: readonly number[]): Progress {
  const there = new Set(completed);
  const completed_count = structure.filter((id) => there.has(id)).length;
  const lesson_count = structure.length;
  // All of them alone are 100.
  const progress = lesson_count === 0 ? 0 : Math.floor((100 * completed_count) / lesson_count);
  return { progress, completed_count, lesson_count };
}

export const isWhole = (completed: Iterable<number>, structure: readonly number[]): boolean =>
  progressOf(completed, structure).progress === 100;

/** Where they were: the lesson that was opened last, or the next that is left where that one is completed; null where all are. */
export function continueAt(
  structure: readonly number[],
  completed: { has(lessonId: number): boolean },
  opened: number | null,
): number | null {
  const from = Math.max(0, opened === null ? 0 : structure.indexOf(opened));
  const ahead = [...structure.slice(from), ...structure.slice(0, from)];
  return ahead.find((id) => !completed.has(id)) ?? null;
}
