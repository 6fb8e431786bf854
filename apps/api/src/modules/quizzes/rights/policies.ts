import { isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';
import type { QuizRight } from './quiz-use.ts';

/** The facts on which access to a quiz depends. */
export interface QuizRights {
  maker_id: number;
  /** A module uses the quiz, or a member other than its creator has attempted it. */
  used: boolean;
  /** The viewer's rights from the places that use the quiz. */
  held: ReadonlySet<QuizRight>;
}

/**
 * Editors of the places that use the quiz, and administrators. They see the key and all answers.
 * The creator may edit only an unused quiz. An author who left a course thus loses its quizzes (docs/adr/0051).
 */
export const canEdit = (viewer: Viewer, quiz: QuizRights): boolean =>
  isMember(viewer) &&
  (isAtLeast(viewer, 'admin') || quiz.held.has('author') || (!quiz.used && quiz.maker_id === viewer.id));

/** Everyone else does not see the quiz. */
export const canTake = (viewer: Viewer, quiz: QuizRights): boolean =>
  isMember(viewer) && (canEdit(viewer, quiz) || quiz.held.has('take'));

/** Members see their own attempts while they may take the quiz. Authors see all attempts. */
export const canSeeAttempt = (viewer: Viewer, quiz: QuizRights, { member_id }: { member_id: number }): boolean =>
  canEdit(viewer, quiz) || (member_id === viewer.id && canTake(viewer, quiz));

/** The permissions that a client shows. Commands check the same functions. */
export function quizPermissions(viewer: Viewer, quiz: QuizRights): ('TAKE' | 'EDIT')[] {
  const rights = [
    ['TAKE', canTake(viewer, quiz)],
    ['EDIT', canEdit(viewer, quiz)],
  ] as const;
  return rights.filter(([, holds]) => holds).map(([right]) => right);
}
