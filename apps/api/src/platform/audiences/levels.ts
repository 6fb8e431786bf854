import { isAtLeast, type Viewer } from '../http/viewer.ts';

interface OfLevels {
  level_ids: readonly number[];
}

/** Whether the viewer holds one of the levels that are asked for; staff hold the keys to all. */
export const holdsLevelOf = (viewer: Viewer, { level_ids }: OfLevels): boolean =>
  level_ids.length === 0 || isAtLeast(viewer, 'moderator') || level_ids.some((id) => viewer.levels.includes(id));

/** A level that the viewer bought, and that has ended or been refunded. */
export const endedLevelToken = (levelId: number): string => `ended-level:${levelId}`;

/**
 * The one question for all that a sold level opens (docs/adr/0066): groups, events, live rooms and courses are closed to a member who came in by a level
 * that they bought, once it has ended and they hold none of the others. Levels granted by hand and taken back close nothing.
 */
export const isClosedByLevel = (viewer: Viewer, of: OfLevels): boolean =>
  of.level_ids.some((id) => viewer.places.includes(endedLevelToken(id))) && !holdsLevelOf(viewer, of);
