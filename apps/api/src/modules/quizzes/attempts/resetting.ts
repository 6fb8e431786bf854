import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Position, Refusal } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { quizText } from '../quizzes.texts.ts';
import { QuizFactsOf } from '../rights/facts.ts';
import type { Made } from '../rights/given.ts';
import { canEdit } from '../rights/policies.ts';
import { ExpireAttempt, ResetAttempt } from './attempt.commands.ts';
import { AttemptFactsOf } from './attempt.facts.ts';

/**
 * Handles DELETE of an attempt (part 3 §7). Answers never change, so it resets the attempt instead of deleting it.
 * The ended attempt no longer counts, and its member can start a new one.
 * Authors may reset all attempts. Members may reset their own if the quiz allows retries.
 */
@Injectable()
export class Resetting {
  constructor(
    private readonly quizzes: QuizFactsOf,
    private readonly attempts: AttemptFactsOf,
    private readonly commands: CommandBus,
  ) {}

  /** Checks the rights to all attempts before it resets the first one. */
  async several(viewer: MemberViewer, ids: readonly number[]): Promise<Made> {
    for (const id of ids) {
      const { quiz } = await this.attempts.toSee(viewer, id);
      if (!canEdit(viewer, quiz) && !quiz.settings.retry) throw new Refusal('conflict', quizText('attempt.once'));
    }
    let done: Made = { id: ids[0]!, position: null };
    for (const id of ids) done = await this.reset(viewer, id, done.position);
    return done;
  }

  /** Resets the latest attempt of the viewer, or of the member whom an author names (decisions 8). */
  async last(viewer: MemberViewer, quizId: number, userId: number | null): Promise<Made> {
    const quiz = await this.quizzes.toTake(viewer, quizId);
    const isAuthor = canEdit(viewer, quiz);
    const attempt = await this.attempts.last(quizId, isAuthor && userId !== null ? userId : viewer.id);
    if (!attempt) throw new Refusal('missing', quizText('attempt.missing'));
    if (!isAuthor && !quiz.settings.retry) throw new Refusal('conflict', quizText('attempt.once'));
    return this.reset(viewer, attempt.id, null);
  }

  private async reset(viewer: MemberViewer, id: number, before: Position | null): Promise<Made> {
    const expired = await this.commands.execute(new ExpireAttempt(id, viewer.correlationId));
    const { position } = await this.commands.execute(new ResetAttempt(id, { viewer }));
    return { id, position: position ?? expired.position ?? before };
  }
}
