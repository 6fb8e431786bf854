import { type Decider, Refusal } from '@lyceum/kernel';
import type { Settings } from '../quiz/quiz.events.ts';
import { quizText } from '../quizzes.texts.ts';
import type { AttemptEvent, AttemptStarted } from './attempt.events.ts';
import { type Answered, asSaid, type Grade, gradeOf, type Keys } from '../grading/grade.decider.ts';

interface GivenAnswer extends Answered {
  answer_id: number;
}

export type AttemptState =
  | { is: 'none' }
  | {
      is: 'open' | 'submitted' | 'expired';
      of: { attempt_id: number; quiz_id: number; member_id: number };
      questions: AttemptStarted['questions'];
      settings: Settings;
      deadline: string | null;
      answers: readonly GivenAnswer[];
      grade: Grade | null;
      /** The grade in the last `AttemptFinished`. */
      told: Grade | null;
      reset: boolean;
    };
type Attempt = Exclude<AttemptState, { is: 'none' }>;

export interface NewAnswer {
  answer_id: number;
  question_id: number;
  option_id: number | null;
  answer: string | null;
}

/**
 * `at` is the database's time (promise 38). `keys` are read before, and a precondition checks at commit that they are
 * unchanged.
 */
export type AttemptCommand =
  | { kind: 'start'; attempt: AttemptStarted }
  | { kind: 'answer'; answers: readonly NewAnswer[]; finish: boolean; at: string; keys: Keys }
  /** Does nothing before the deadline. */
  | { kind: 'expire'; at: string; keys: Keys }
  | { kind: 'mark'; question_id: number; is_correct: boolean; marker_id: number; keys: Keys }
  /** The quiz's answer key was corrected. */
  | { kind: 'regrade'; keys: Keys }
  | { kind: 'reset' };

/** Stream name of an attempt. */
export const attemptStream = (attemptId: number): string => `attempt-${attemptId}`;

/** Whether `at` is after the deadline. An answer at exactly the deadline counts. */
export const isLate = (deadline: string | null, at: string): boolean =>
  deadline !== null && Date.parse(at) > Date.parse(deadline);

const outcomeOf = ({ score, max, percentage, passed }: Grade) => ({ score, max, percentage, passed });
const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Publishes the result to other modules once every answer is marked, and again if it changes. */
function finished({ of, told }: Attempt, grade: Grade): AttemptEvent[] {
  if (grade.pending > 0 || (told && same(outcomeOf(told), outcomeOf(grade)))) return [];
  const { quiz_id, attempt_id, member_id } = of;
  const { passed, score, max, percentage } = grade;
  return [{ type: 'AttemptFinished', data: { quiz_id, attempt_id, member_id, passed, score, max, percentage } }];
}

function gradeBy(attempt: Attempt, answers: readonly Answered[], keys: Keys, inTime: boolean): Grade {
  return gradeOf(attempt.questions, answers, keys, { settings: attempt.settings, inTime });
}

/**
 * The answer to record, or null if the same answer is already recorded.
 * @throws {Refusal} `conflict` for a different answer than before, `invalid` for an unknown question or option
 */
function answered(attempt: Attempt, known: readonly GivenAnswer[], given: NewAnswer): GivenAnswer | null {
  const question = attempt.questions.find(({ question_id }) => question_id === given.question_id);
  if (!question) throw Refusal.invalid('responses', quizText('question.missing'));
  const before = known.find(({ question_id }) => question_id === given.question_id);
  if (before) {
    if (before.option_id === given.option_id && before.answer === given.answer) return null;
    throw new Refusal('conflict', quizText('answer.given'));
  }
  const isFree = question.type === 'free_form';
  if (isFree ? !given.answer : given.option_id === null) throw Refusal.invalid('responses', quizText('answer.none'));
  const fits = isFree
    ? given.option_id === null
    : given.answer === null && question.option_ids.includes(given.option_id!);
  if (!fits) throw Refusal.invalid('responses', quizText('answer.option'));
  return { ...given, marked: null };
}

function taken(attempt: Attempt, command: Extract<AttemptCommand, { kind: 'answer' }>): AttemptEvent[] {
  const { is, of, questions, deadline } = attempt;
  const known = [...attempt.answers];
  const added: GivenAnswer[] = [];
  // A retried submission of the same answers must succeed, even after the end of the attempt.
  const isKnown = (given: NewAnswer) =>
    known.some(
      (a) => a.question_id === given.question_id && a.option_id === given.option_id && a.answer === given.answer,
    );
  const isRepeated = command.answers.every(isKnown);
  if (is === 'submitted' && isRepeated) return [];
  if (is !== 'open') throw new Refusal('conflict', quizText(is === 'expired' ? 'attempt.late' : 'attempt.ended'));
  if (isLate(deadline, command.at)) throw new Refusal('conflict', quizText('attempt.late'));
  for (const given of command.answers) {
    const one = answered(attempt, known, given);
    if (!one) continue;
    known.push(one);
    added.push(one);
  }
  const events: AttemptEvent[] = added.map(({ marked: _, ...answer }) => ({
    type: 'AttemptAnswered',
    data: { ...of, ...answer },
  }));
  if (!command.finish) return events;
  if (known.length < questions.length) throw new Refusal('conflict', quizText('answer.all'));
  const grade = gradeBy(attempt, known, command.keys, true);
  return [...events, { type: 'AttemptSubmitted', data: { ...of, ...grade } }, ...finished(attempt, grade)];
}

function expired(attempt: Attempt, { at, keys }: { at: string; keys: Keys }): AttemptEvent[] {
  const { is, of, deadline, answers } = attempt;
  if (is !== 'open' || !isLate(deadline, at)) return [];
  const grade = gradeBy(attempt, answers, keys, false);
  return [{ type: 'AttemptExpired', data: { ...of, ...grade } }, ...finished(attempt, grade)];
}

function marked(attempt: Attempt, command: Extract<AttemptCommand, { kind: 'mark' }>): AttemptEvent[] {
  const { is, of, questions } = attempt;
  const { question_id, is_correct, marker_id, keys } = command;
  if (is === 'open') throw new Refusal('conflict', quizText('attempt.open'));
  const question = questions.find((each) => each.question_id === question_id);
  const answer = attempt.answers.find((each) => each.question_id === question_id);
  if (!question || !answer) throw new Refusal('missing', quizText('question.missing'));
  if (question.type !== 'free_form') throw Refusal.invalid('question_id', quizText('answer.mark'));
  if (answer.marked === is_correct) return [];
  const answers = attempt.answers.map((each) => (each === answer ? { ...each, marked: is_correct } : each));
  const grade = gradeBy(attempt, answers, keys, is === 'submitted');
  const data = { ...of, question_id, is_correct, marker_id, ...grade };
  return [{ type: 'AttemptMarked', data }, ...finished(attempt, grade)];
}

function regraded(attempt: Attempt, keys: Keys): AttemptEvent[] {
  const { is, of, grade: before, reset } = attempt;
  if (!before || reset) return [];
  const answers = asSaid(attempt.answers, before);
  const grade = gradeBy(attempt, answers, keys, is === 'submitted');
  if (same(grade, before)) return [];
  return [
    { type: 'AttemptRegraded', data: { ...of, before: outcomeOf(before), ...grade } },
    ...finished(attempt, grade),
  ];
}

/** One attempt (part 3 §4). The caller checks whether the member may take the quiz or retry it. */
export const attemptDecider: Decider<AttemptState, AttemptCommand, AttemptEvent> = {
  initial: () => ({ is: 'none' }),

  decide(command, state) {
    if (command.kind === 'start') {
      if (state.is !== 'none') throw new Refusal('conflict', quizText('attempt.exists'));
      return [{ type: 'AttemptStarted', data: command.attempt }];
    }
    if (state.is === 'none') throw new Refusal('missing', quizText('attempt.missing'));
    switch (command.kind) {
      case 'answer':
        return taken(state, command);
      case 'expire':
        return expired(state, command);
      case 'mark':
        return marked(state, command);
      case 'regrade':
        return regraded(state, command.keys);
      case 'reset':
        if (state.reset) return [];
        if (state.is === 'open') throw new Refusal('conflict', quizText('attempt.open'));
        return [{ type: 'AttemptReset', data: state.of }];
    }
  },

  evolve(state, { type, data }) {
    if (type === 'AttemptStarted') {
      const { attempt_id, quiz_id, member_id, questions, settings, deadline } = data;
      const of = { attempt_id, quiz_id, member_id };
      return { is: 'open', of, questions, settings, deadline, answers: [], grade: null, told: null, reset: false };
    }
    if (state.is === 'none') return state;
    switch (type) {
      case 'AttemptAnswered': {
        const { answer_id, question_id, option_id, answer } = data;
        return { ...state, answers: [...state.answers, { answer_id, question_id, option_id, answer, marked: null }] };
      }
      case 'AttemptSubmitted':
        return { ...state, is: 'submitted', grade: gradeIn(data) };
      case 'AttemptExpired':
        return { ...state, is: 'expired', grade: gradeIn(data) };
      case 'AttemptMarked': {
        const answers = state.answers.map((each) =>
          each.question_id === data.question_id ? { ...each, marked: data.is_correct } : each,
        );
        return { ...state, answers, grade: gradeIn(data) };
      }
      case 'AttemptRegraded':
        return { ...state, grade: gradeIn(data) };
      case 'AttemptFinished':
        return { ...state, told: state.grade };
      case 'AttemptReset':
        return { ...state, reset: true };
    }
  },
};

const gradeIn = ({ score, max, percentage, passed, pending, verdicts }: Grade): Grade => ({
  ...{ score, max, percentage, passed, pending },
  verdicts,
});
