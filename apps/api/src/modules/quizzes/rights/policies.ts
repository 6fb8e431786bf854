import { isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';
import type { QuizRight } from './quiz-use.ts';

/** What is asked of a quiz before anything is shown or done. */
export interface QuizRights {
  maker_id: number;
  /** Something uses it, or somebody other than its maker has attempted it. */
  used: boolean;
  /** What the viewer may by where it is used. */
  held: ReadonlySet<QuizRight>;
}

/**
 * Those who edit what uses it, and administrators: they see the key, and who answered what. Its maker alone only while nothing
 * uses it: an author who has left a course has no hold on its quizzes (docs/adr/0051).
 */
export const canEdit = (viewer: Viewer, quiz: QuizRights): boolean =>
  isMember(viewer) &&
  (isAtLeast(viewer, 'admin') || quiz.held.has('author') || (!quiz.used && quiz.maker_id === viewer.id));

/** For everybody else there is no such quiz. */
export const canTake = (viewer: Viewer, quiz: QuizRights): boolean =>
  isMember(viewer) && (canEdit(viewer, quiz) || quiz.held.has('take'));

/** An attempt is its member's, as long as they may take the quiz, and its authors'. */
export const canSeeAttempt = (viewer: Viewer, quiz: QuizRights, { member_id }: { member_id: number }): boolean =>
  canEdit(viewer, quiz) || (member_id === viewer.id && canTake(viewer, quiz));

/** What a client shows; commands ask the same functions. */
export function quizPermissions(viewer: Viewer, quiz: QuizRights): ('TAKE' | 'EDIT')[] {
  const rights = [
    ['TAKE', canTake(viewer, quiz)],
    ['EDIT', canEdit(viewer, quiz)],
  ] as const;
  return rights.filter(([, holds]) => holds).map(([right]) => right);
}
