import { inlineProjection } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { AttemptEvent } from './attempt.events.ts';
import type { Grade } from '../grading/grade.decider.ts';

const graded = (
  id: number,
  { score, percentage, passed, pending, verdicts }: Grade,
  version: number,
  more: Sql,
): Sql => sql`
  update quizzes.attempt set score = ${score}, percentage = ${percentage}, passed = ${passed}::boolean, pending = ${pending},
    verdicts = ${JSON.stringify(verdicts)}::jsonb, version = ${version}, ${more} where id = ${id}`;
/** An expired attempt ended at its deadline, even if the job ran later. */
const ended = (status: string, at: Date): Sql => sql`
  status = ${status}, finished_at = case when ${status} = 'expired' then coalesce(deadline, ${at}::timestamptz) else ${at}::timestamptz end`;

/** Attempts and their answers, written in the same transaction as the events. */
export const attemptRows = inlineProjection<AttemptEvent>({
  name: 'quizzes.attempt',
  tables: ['quizzes.attempt', 'quizzes.answer'],
  ofStream: { attempt: { 'quizzes.attempt': ['id'], 'quizzes.answer': ['attempt_id'] } },
  handles: {
    AttemptStarted: ({ data, occurredAt, version }) => sql`
      insert into quizzes.attempt (id, quiz_id, member_id, number, revision, question_ids, settings, status, started_at, deadline, pending,
                                   verdicts, version)
      values (${data.attempt_id}, ${data.quiz_id}, ${data.member_id}, ${data.number}, ${data.revision},
              ${data.questions.map(({ question_id }) => question_id)}::int[], ${JSON.stringify(data.settings)}::jsonb, 'open',
              ${occurredAt}::timestamptz, ${data.deadline}::timestamptz, 0, '[]', ${version})`,
    AttemptAnswered: ({ data, occurredAt }) => sql`
      insert into quizzes.answer (id, attempt_id, quiz_id, question_id, option_id, answer, marked, at)
      values (${data.answer_id}, ${data.attempt_id}, ${data.quiz_id}, ${data.question_id}, ${data.option_id}::int, ${data.answer}::text,
              null, ${occurredAt}::timestamptz)`,
    AttemptSubmitted: ({ data, occurredAt, version }) =>
      graded(data.attempt_id, data, version, ended('submitted', occurredAt)),
    AttemptExpired: ({ data, occurredAt, version }) =>
      graded(data.attempt_id, data, version, ended('expired', occurredAt)),
    AttemptMarked: ({ data, version }) => [
      sql`update quizzes.answer set marked = ${data.is_correct}::boolean
          where attempt_id = ${data.attempt_id} and question_id = ${data.question_id}`,
      graded(data.attempt_id, data, version, sql`status = status`),
    ],
    AttemptRegraded: ({ data, occurredAt, version }) =>
      graded(
        data.attempt_id,
        data,
        version,
        sql`before = ${JSON.stringify(data.before)}::jsonb, regraded_at = ${occurredAt}::timestamptz`,
      ),
    AttemptReset: ({ data, occurredAt, version }) => sql`
      update quizzes.attempt set reset_at = ${occurredAt}::timestamptz, version = ${version} where id = ${data.attempt_id}`,
  },
});
