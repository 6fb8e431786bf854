import { isAtLeast, isMember, type Viewer } from '../../../platform/http/viewer.ts';
import type { QuizRight } from './quiz-use.ts';

/** What is asked of a quiz before anything is shown or done. */
export interface QuizRights {
  maker_id: number;
  /** What the viewer may by where it is used. */
  held: ReadonlySet<QuizRight>;
}

/** Whoever made it, who edits what it stands in, and administrators: they see what is right, and who answered what. */
export const canEdit = (viewer: Viewer, quiz: QuizRights): boolean =>
  isMember(viewer) && (isAtLeast(viewer, 'admin') || quiz.maker_id === viewer.id || quiz.held.has('author'));

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
