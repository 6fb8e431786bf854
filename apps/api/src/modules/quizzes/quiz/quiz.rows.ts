import { inlineProjection } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { Content, Key, QuizEvent } from './quiz.events.ts';

interface Of {
  quiz_id: number;
  question_id: number;
}

const asks = ({ quiz_id, question_id }: Of, content: Content, version: number): Sql => sql`
  insert into quizzes.question (id, quiz_id, since, until, content)
  values (${question_id}, ${quiz_id}, ${version}, null, ${JSON.stringify(content)}::jsonb)`;
const asksNoMore = ({ question_id }: Of, version: number): Sql => sql`
  update quizzes.question set until = ${version} where id = ${question_id} and until is null`;
const isRight = ({ quiz_id, question_id }: Of, { option_ids, answers }: Key): Sql => sql`
  insert into quizzes.key (question_id, quiz_id, option_ids, answers)
  values (${question_id}, ${quiz_id}, ${option_ids}::int[], ${answers}::text[])
  on conflict (question_id) do update set option_ids = excluded.option_ids, answers = excluded.answers`;
const stands = (quizId: number, version: number, set: Sql): Sql => sql`
  update quizzes.quiz set ${set}, version = ${version} where id = ${quizId}`;

/** Quizzes, question versions and answer keys, written in the same transaction as the events. */
export const quizRows = inlineProjection<QuizEvent>({
  name: 'quizzes.quiz',
  tables: ['quizzes.quiz', 'quizzes.question', 'quizzes.key'],
  ofStream: {
    quiz: { 'quizzes.quiz': ['id'], 'quizzes.question': ['quiz_id'], 'quizzes.key': ['quiz_id'] },
  },
  handles: {
    QuizMade: ({ data, occurredAt, version }) => sql`
      insert into quizzes.quiz (id, maker_id, title, description, settings, question_ids, key_version, created_at, version)
      values (${data.quiz_id}, ${data.maker_id}, ${data.title}, ${data.description}, ${JSON.stringify(data.settings)}::jsonb,
              '{}', ${version}, ${occurredAt}::timestamptz, ${version})`,
    QuizRenamed: ({ data, version }) =>
      stands(data.quiz_id, version, sql`title = ${data.title}, description = ${data.description}`),
    QuizSettingsChanged: ({ data, version }) =>
      stands(data.quiz_id, version, sql`settings = ${JSON.stringify(data.settings)}::jsonb`),
    QuizQuestionAdded: ({ data, version }) => [
      asks(data, data.content, version),
      isRight(data, data.key),
      stands(data.quiz_id, version, sql`question_ids = question_ids || ${data.question_id}::int`),
    ],
    QuizQuestionChanged: ({ data, version }) => [
      asksNoMore(data, version),
      asks(data, data.content, version),
      stands(data.quiz_id, version, sql`title = title`),
    ],
    QuizQuestionRemoved: ({ data, version }) => [
      asksNoMore(data, version),
      stands(data.quiz_id, version, sql`question_ids = array_remove(question_ids, ${data.question_id}::int)`),
    ],
    QuizQuestionsOrdered: ({ data, version }) =>
      stands(data.quiz_id, version, sql`question_ids = ${data.question_ids}::int[]`),
    QuizKeyCorrected: ({ data, version }) => [
      isRight(data, data.key),
      stands(data.quiz_id, version, sql`key_version = ${version}`),
    ],
  },
});
