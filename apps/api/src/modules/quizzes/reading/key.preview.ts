import { Injectable } from '@nestjs/common';
import type { quizAuthors, quizzes } from '@lyceum/contracts';
import { QUIZ_LIMITS } from '@lyceum/contracts/quizzes/limits';
import { Kernel, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import type { AttemptFacts } from '../attempts/attempt.facts.ts';
import { type Answered, asSaid, gradeOf, type Keys } from '../grading/grade.decider.ts';
import { quizDecider, type QuizState, quizStream } from '../quiz/quiz.decider.ts';
import type { Key } from '../quiz/quiz.events.ts';
import { QuizFactsOf } from '../rights/facts.ts';
import type { QuestionType } from '../rights/quiz.constants.ts';
import { outcomeOf } from './author.queries.ts';

type Attempt = Pick<AttemptFacts, 'id' | 'question_ids' | 'settings' | 'status' | 'verdicts'> & {
  score: number;
  percentage: number;
  passed: boolean;
  brief: quizzes.AttemptRow['user'];
} & Record<string, unknown>;

/** Shows which results a corrected key would change. Runs the same code as the correction but writes no event. */
@Injectable()
export class KeyPreview {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: QuizFactsOf,
  ) {}

  async of(viewer: MemberViewer, questionId: number, key: Key) {
    const { id: quizId } = await this.facts.ofQuestion(viewer, questionId);
    // Runs the decider, so that the preview refuses what the correction would refuse.
    const past = await this.kernel.store.read(this.kernel.db.pool, quizStream(quizId));
    const state = past.reduce<QuizState>((s, event) => quizDecider.evolve(s, event as never), quizDecider.initial());
    quizDecider.decide({ kind: 'correct', question_id: questionId, key }, state);

    const keys: Keys = { ...(await this.facts.keys(quizId)), [questionId]: key };
    const [attempts, types, answers] = await this.read(quizId, questionId);
    const changes = attempts.flatMap((attempt) => {
      const before = outcomeOf({ ...attempt, max: attempt.question_ids.length });
      const asked = attempt.question_ids.map((id) => ({ question_id: id, type: types.get(id) ?? 'free_form' }));
      const after = outcomeOf(
        gradeOf(asked, asSaid(answers.get(attempt.id) ?? [], attempt), keys, {
          ...{ settings: attempt.settings, inTime: attempt.status === 'submitted' },
        }),
      );
      const isSame = before.score === after.score && before.passed_quiz === after.passed_quiz;
      return isSame ? [] : [{ response_id: attempt.id, user: attempt.brief, before, after }];
    });
    const shown: quizAuthors.ChangedAttempt[] = changes.slice(0, QUIZ_LIMITS.previewed);
    return { changes: shown, changed: changes.length, attempts: attempts.length };
  }

  private async read(quizId: number, questionId: number) {
    const db = this.kernel.db.pool;
    const [attempts, types, rows] = await Promise.all([
      run<Attempt>(
        db,
        sql`select a.id, a.question_ids, a.settings, a.status, a.verdicts, a.score, a.percentage, a.passed, c.brief::json as brief
            from quizzes.attempt a join directory.cards() c on c.member_id = a.member_id
            where a.quiz_id = ${quizId} and a.status <> 'open' and a.reset_at is null
              and a.question_ids @> array[${questionId}::int] order by a.id`,
      ),
      run<{ id: number; type: QuestionType }>(
        db,
        sql`select distinct id, content ->> 'type' as type from quizzes.question where quiz_id = ${quizId}`,
      ),
      run<Answered & { attempt_id: number }>(
        db,
        sql`select w.attempt_id, w.question_id, w.option_id, w.answer, w.marked from quizzes.answer w where w.quiz_id = ${quizId}`,
      ),
    ]);
    const answers = new Map<number, Answered[]>();
    for (const { attempt_id, ...answer } of rows) {
      answers.set(attempt_id, [...(answers.get(attempt_id) ?? []), answer]);
    }
    return [attempts, new Map(types.map(({ id, type }) => [id, type])), answers] as const;
  }
}
