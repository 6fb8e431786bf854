import type { quizzes } from '@lyceum/contracts';
import type { AttemptFacts, Question } from '../attempts/attempt.facts.ts';
import { type Answered, type Grade, gradeOf, type Keys, requiredScore, verdictOf } from '../grading/grade.decider.ts';
import type { QuizFacts } from '../rights/facts.ts';
import { questionTold } from './quiz.json.ts';

export interface AnswerRow extends Answered {
  id: number;
}

export interface Seen {
  attempt: AttemptFacts;
  quiz: QuizFacts;
  questions: readonly Question[];
  answers: readonly AnswerRow[];
  /** The answer keys. Callers read them only if {@link needsKeys} allows it. */
  keys: Keys;
  now: Date;
}

/** Whether an open attempt is past its deadline. Readers then see it as expired, even if the job has not run. */
export const isOverdue = ({ status, deadline }: Pick<AttemptFacts, 'status' | 'deadline'>, now: Date): boolean =>
  status === 'open' && deadline !== null && now.getTime() > deadline.getTime();

const isOpen = (attempt: AttemptFacts, now: Date): boolean => attempt.status === 'open' && !isOverdue(attempt, now);

/**
 * Whether the attempt's response may depend on keys. Without direct feedback an open attempt never reads them
 * (promise 37).
 */
export function needsKeys(attempt: AttemptFacts, now: Date): boolean {
  const { direct_feedback, correct_answer_feedback } = attempt.settings;
  if (isOpen(attempt, now)) return direct_feedback;
  return correct_answer_feedback || attempt.status === 'open';
}

const outcomeTold = ({ score, max, percentage, passed }: Pick<Grade, 'score' | 'max' | 'percentage' | 'passed'>) => ({
  ...{ score, max, percentage },
  passed_quiz: passed,
});

function gradeNow({ attempt, questions, answers, keys, now }: Seen): Omit<Grade, 'max'> | null {
  const { score, percentage, passed, pending, verdicts, settings } = attempt;
  if (score !== null) return { score, percentage: percentage!, passed: passed!, pending, verdicts };
  if (!isOverdue(attempt, now)) return null;
  const asked = questions.map(({ id, type }) => ({ question_id: id, type }));
  return gradeOf(asked, answers, keys, { settings, inTime: false });
}

/** The only place that reveals verdicts and correct answers. Covers given answers only, if the settings allow it. */
function answerTold(answer: AnswerRow, seen: Seen, grade: Omit<Grade, 'max'> | null): quizzes.GivenAnswer {
  const { attempt, questions, keys } = seen;
  const { direct_feedback, correct_answer_feedback } = attempt.settings;
  const { id, question_id, option_id, answer: text } = answer;
  const question = questions.find((each) => each.id === question_id);
  const verdict = grade
    ? (grade.verdicts.find((each) => each.question_id === question_id)?.is_correct ?? null)
    : direct_feedback && question
      ? verdictOf({ question_id, type: question.type }, answer, keys, attempt.settings)
      : null;
  const key = correct_answer_feedback && (grade || direct_feedback) ? keys[question_id] : undefined;
  return {
    ...{ id, question_id, question_option_id: option_id, answer: text, is_correct: verdict },
    correct: key ? { question_option_ids: [...key.option_ids], answers: [...key.answers] } : null,
  };
}

/** Converts an attempt into the contract's attempt, limited to the facts that its settings reveal. */
export function attemptTold(seen: Seen): quizzes.Attempt {
  const { attempt, quiz, questions, answers, now } = seen;
  const { id, quiz_id, member_id, settings, started_at, deadline, finished_at, before, question_ids } = attempt;
  const overdue = isOverdue(attempt, now);
  const grade = gradeNow(seen);
  const max = question_ids.length;
  const first = question_ids.findIndex((each) => !answers.some(({ question_id }) => question_id === each));
  const status = overdue ? 'expired' : attempt.status;
  return {
    ...{ id, response_id: id, quiz_id, user_id: member_id, title: quiz.title, status, settings },
    started_at: started_at.toISOString(),
    deadline: deadline?.toISOString() ?? null,
    now: now.toISOString(),
    finished_at: (overdue ? deadline : finished_at)?.toISOString() ?? null,
    questions: questions.map((question) => questionTold(quiz_id, question)),
    responses: answers.map((answer) => answerTold(answer, seen, grade)),
    current_question_index: first === -1 ? max : first,
    max,
    score: grade?.score ?? null,
    percentage: grade?.percentage ?? null,
    passed_quiz: grade?.passed ?? null,
    passed: status === 'expired',
    required_score: settings.is_rated ? requiredScore(max, settings.threshold) : null,
    pending: grade?.pending ?? 0,
    before: before && outcomeTold(before),
    can_retry: status !== 'open' && (quiz.settings.retry || attempt.reset_at !== null),
  };
}
