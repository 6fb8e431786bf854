import { type Decider, Refusal } from '@lyceum/kernel';
import { quizText } from '../quizzes.texts.ts';
import { MOST_QUESTIONS, OPTIONS } from '../rights/quiz.constants.ts';
import type { Content, Key, QuizEvent, Settings } from './quiz.events.ts';

export interface QuestionState {
  content: Content;
  key: Key;
}

export type QuizState =
  | { exists: false }
  | {
      exists: true;
      quiz_id: number;
      title: string;
      description: string;
      settings: Settings;
      /** In display order. */
      question_ids: readonly number[];
      questions: Readonly<Record<number, QuestionState>>;
    };
type Quiz = Extract<QuizState, { exists: true }>;

export type QuizCommand =
  | { kind: 'make'; quiz_id: number; maker_id: number; title: string; description: string; settings: Settings }
  /** Omitted fields keep their value. */
  | { kind: 'change'; title?: string; description?: string; question_ids?: readonly number[] }
  | { kind: 'set'; settings: Partial<Settings> }
  | { kind: 'add'; question_id: number; content: Content; key: Key }
  | { kind: 'revise'; question_id: number; content: Partial<Omit<Content, 'type'>>; key?: Key }
  | { kind: 'remove'; question_id: number }
  | { kind: 'correct'; question_id: number; key: Key };

/** Stream name of a quiz. */
export const quizStream = (quizId: number): string => `quiz-${quizId}`;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const named = <T extends object>(given: T): Partial<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>;

const settingsOf = (s: Settings): Settings => ({
  is_rated: s.is_rated,
  threshold: s.threshold,
  back_forward: s.back_forward,
  direct_feedback: s.direct_feedback,
  correct_answer_feedback: s.correct_answer_feedback,
  timer_on: s.timer_on,
  timer: s.timer,
  retry: s.retry,
  exact_answer: s.exact_answer,
});
const contentOf = ({ type, question, options, media }: Content): Content => ({ type, question, options, media });
const keyOf = ({ option_ids, answers }: Key): Key => ({
  option_ids: [...new Set(option_ids)].sort((a, b) => a - b),
  answers: [...new Set(answers)],
});

/** @throws {Refusal} `invalid` for options that do not fit the question type */
function mustBeWhole({ type, options }: Content): void {
  const values = options.map(({ value }) => value);
  const isTruth = same([...values].sort(), ['false', 'true']);
  if (type === 'free_form' && options.length > 0) throw Refusal.invalid('question_options', quizText('question.free'));
  if (type === 'true_false' && !isTruth) throw Refusal.invalid('question_options', quizText('question.truth'));
  if (type === 'multiple_choice' && (options.length < OPTIONS.min || options.length > OPTIONS.most)) {
    throw Refusal.invalid('question_options', quizText('question.options', OPTIONS));
  }
}

/**
 * Free-form questions need no key, because authors can mark the answers.
 * @throws {Refusal} `invalid` for a key without a correct option, or with an unknown option
 */
function mustFit({ type, options }: Content, { option_ids, answers }: Key): void {
  if (type === 'free_form') {
    if (option_ids.length > 0) throw Refusal.invalid('question_option_ids', quizText('question.key'));
    return;
  }
  const there = new Set(options.map(({ id }) => id));
  if (answers.length > 0 || option_ids.some((id) => !there.has(id))) {
    throw Refusal.invalid('question_options', quizText('question.key'));
  }
  if (option_ids.length === 0) throw Refusal.invalid('question_options', quizText('question.right'));
}

function questionOf(quiz: Quiz, questionId: number): QuestionState {
  const question = quiz.question_ids.includes(questionId) ? quiz.questions[questionId] : undefined;
  if (!question) throw new Refusal('missing', quizText('question.missing'));
  return question;
}

function changed(quiz: Quiz, command: Extract<QuizCommand, { kind: 'change' }>): QuizEvent[] {
  const { quiz_id } = quiz;
  const { title = quiz.title, description = quiz.description, question_ids = quiz.question_ids } = command;
  const inOrder = [...question_ids];
  const isEach = same(
    [...inOrder].sort((a, b) => a - b),
    [...quiz.question_ids].sort((a, b) => a - b),
  );
  if (!isEach) throw Refusal.invalid('question_ids', quizText('quiz.order'));
  const isRenamed = title !== quiz.title || description !== quiz.description;
  return [
    ...(isRenamed ? [{ type: 'QuizRenamed', data: { quiz_id, title, description } } as const] : []),
    ...(same(inOrder, quiz.question_ids)
      ? []
      : [{ type: 'QuizQuestionsOrdered', data: { quiz_id, question_ids: inOrder } } as const]),
  ];
}

function added(quiz: Quiz, command: Extract<QuizCommand, { kind: 'add' }>): QuizEvent[] {
  const { question_id } = command;
  if (question_id in quiz.questions) throw new Refusal('conflict', quizText('question.exists'));
  if (quiz.question_ids.length >= MOST_QUESTIONS) {
    throw new Refusal('conflict', quizText('question.most', { most: MOST_QUESTIONS }));
  }
  const [content, key] = [contentOf(command.content), keyOf(command.key)];
  mustBeWhole(content);
  mustFit(content, key);
  return [{ type: 'QuizQuestionAdded', data: { quiz_id: quiz.quiz_id, question_id, content, key } }];
}

/** Separate events for the question and its key, because only a new key affects existing answers. */
function revised(quiz: Quiz, command: Extract<QuizCommand, { kind: 'revise' }>): QuizEvent[] {
  const { quiz_id } = quiz;
  const { question_id } = command;
  const before = questionOf(quiz, question_id);
  const content = contentOf({ ...before.content, ...named(command.content) });
  const key = keyOf(command.key ?? before.key);
  mustBeWhole(content);
  mustFit(content, key);
  return [
    ...(same(content, before.content)
      ? []
      : [{ type: 'QuizQuestionChanged', data: { quiz_id, question_id, content } } as const]),
    ...(same(key, before.key) ? [] : [{ type: 'QuizKeyCorrected', data: { quiz_id, question_id, key } } as const]),
  ];
}

/** One quiz: questions, settings and answer keys (part 3 §3, docs/adr/0052). */
export const quizDecider: Decider<QuizState, QuizCommand, QuizEvent> = {
  initial: () => ({ exists: false }),

  decide(command, state) {
    if (command.kind === 'make') {
      if (state.exists) throw new Refusal('conflict', quizText('quiz.exists'));
      const { kind: _, settings, ...quiz } = command;
      return [{ type: 'QuizMade', data: { ...quiz, settings: settingsOf(settings) } }];
    }
    if (!state.exists) throw new Refusal('missing', quizText('quiz.missing'));
    const { quiz_id } = state;
    switch (command.kind) {
      case 'change':
        return changed(state, command);
      case 'set': {
        const settings = settingsOf({ ...state.settings, ...named(command.settings) });
        return same(settings, state.settings) ? [] : [{ type: 'QuizSettingsChanged', data: { quiz_id, settings } }];
      }
      case 'add':
        return added(state, command);
      case 'revise':
        return revised(state, command);
      case 'correct':
        return revised(state, { kind: 'revise', question_id: command.question_id, content: {}, key: command.key });
      case 'remove': {
        const { question_id } = command;
        return state.question_ids.includes(question_id)
          ? [{ type: 'QuizQuestionRemoved', data: { quiz_id, question_id } }]
          : [];
      }
    }
  },

  evolve(state, { type, data }) {
    if (type === 'QuizMade') {
      const { quiz_id, title, description } = data;
      const settings = settingsOf(data.settings);
      return { exists: true, quiz_id, title, description, settings, question_ids: [], questions: {} };
    }
    if (!state.exists) return state;
    switch (type) {
      case 'QuizRenamed':
        return { ...state, title: data.title, description: data.description };
      case 'QuizSettingsChanged':
        return { ...state, settings: settingsOf(data.settings) };
      case 'QuizQuestionAdded': {
        const { question_id, content, key } = data;
        return {
          ...state,
          question_ids: [...state.question_ids, question_id],
          questions: { ...state.questions, [question_id]: { content: contentOf(content), key: keyOf(key) } },
        };
      }
      case 'QuizQuestionChanged':
        return withQuestion(state, data.question_id, { content: contentOf(data.content) });
      case 'QuizKeyCorrected':
        return withQuestion(state, data.question_id, { key: keyOf(data.key) });
      case 'QuizQuestionRemoved':
        return { ...state, question_ids: state.question_ids.filter((id) => id !== data.question_id) };
      case 'QuizQuestionsOrdered':
        return { ...state, question_ids: [...data.question_ids] };
    }
  },
};

function withQuestion(quiz: Quiz, id: number, more: Partial<QuestionState>): Quiz {
  return { ...quiz, questions: { ...quiz.questions, [id]: { ...quiz.questions[id]!, ...more } } };
}
