import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type AttemptCommand, attemptDecider, type AttemptState } from './attempt.decider.ts';
import { type AttemptEvent, attemptEvents } from './attempt.events.ts';
import type { Keys } from '../grading/grade.decider.ts';

/** Two questions: 1 with the options 11 and 12, and 2 to be written; half of them right is enough, and ten minutes are given. */
interface Model {
  is: 'none' | 'open' | 'submitted' | 'expired';
  chosen: number | null;
  written: string | null;
  marked: boolean | null;
  /** What it came to when it was last graded. */
  score: number | null;
  pending: number;
  /** The score that other modules know. */
  told: number | null;
  reset: boolean;
}

const minute = (n: number): string => new Date(Date.UTC(2026, 2, 1, 9, n)).toISOString();
const END = 10;
const settings = {
  ...{ is_rated: true, threshold: 50, back_forward: false, direct_feedback: false, correct_answer_feedback: false },
  ...{ timer_on: true, timer: END, retry: false, exact_answer: true },
};
const of = { attempt_id: 3, quiz_id: 4, member_id: 7 };
const attempt = {
  ...of,
  ...{ number: 1, revision: 2, settings, deadline: minute(END) },
  questions: [
    { question_id: 1, type: 'multiple_choice' as const, option_ids: [11, 12] },
    { question_id: 2, type: 'free_form' as const, option_ids: [] },
  ],
};
/** Without an accepted text an author has to mark. */
const keys = fc
  .record({ option: fc.constantFrom(11, 12), text: fc.constantFrom('aap', 'noot', null) })
  .map(({ option, text }): Keys => ({
    1: { option_ids: [option], answers: [] },
    2: { option_ids: [], answers: text === null ? [] : [text] },
  }));
const answer = fc.oneof(
  fc.constantFrom(11, 12, 99).map((option_id) => ({ question_id: 1, option_id, answer: null })),
  fc.constantFrom('aap', ' AAP ', 'mies', null).map((text) => ({ question_id: 2, option_id: null, answer: text })),
  fc.constant({ question_id: 9, option_id: 11, answer: null }),
);
const at = fc.integer({ min: 1, max: END + 2 }).map(minute);

const commands: fc.Arbitrary<AttemptCommand> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<AttemptCommand>({ kind: 'start', attempt }) },
  {
    weight: 6,
    arbitrary: fc
      .record({ answers: fc.array(answer, { maxLength: 2 }), finish: fc.boolean(), at, keys })
      .map(({ answers, ...rest }): AttemptCommand => ({
        ...{ kind: 'answer', ...rest },
        answers: answers.map((each, index) => ({ ...each, answer_id: index + 1 })),
      })),
  },
  { weight: 1, arbitrary: fc.record({ at, keys }).map((given): AttemptCommand => ({ kind: 'expire', ...given })) },
  {
    weight: 2,
    arbitrary: fc
      .record({ question_id: fc.constantFrom(1, 2), is_correct: fc.boolean(), keys })
      .map((given): AttemptCommand => ({ kind: 'mark', marker_id: 8, ...given })),
  },
  { weight: 2, arbitrary: keys.map((given): AttemptCommand => ({ kind: 'regrade', keys: given })) },
  { weight: 1, arbitrary: fc.constant<AttemptCommand>({ kind: 'reset' }) },
);

type Types = AttemptEvent['type'];

/** Rights and wrongs, from what is promised: an option of the key; a mark before a text, and case and spaces count for nothing. */
function comesTo({ chosen, written, marked }: Model, known: Keys): { score: number; pending: number; text: string } {
  const option = chosen === null ? '-' : chosen === known[1]!.option_ids[0] ? 'y' : 'n';
  const wanted = known[2]!.answers[0];
  const isWritten = marked ?? (wanted === undefined ? null : written?.trim().toLowerCase() === wanted);
  const text = written === null ? '-' : isWritten === null ? '?' : isWritten ? 'y' : 'n';
  const signs = [option, text];
  return {
    score: signs.filter((sign) => sign === 'y').length,
    pending: signs.filter((sign) => sign === '?').length,
    text: signs.join(''),
  };
}
/** The grade before, in the same signs; what it depends on is in the model. */
const graded = new WeakMap<Model, string>();

function ending(model: Model, known: Keys, type: Types, is: Model['is'] = model.is): [Types[], Model] {
  const { score, pending, text } = comesTo(model, known);
  const isTold = pending === 0 && model.told !== score;
  const next = { ...model, is, score, pending, told: isTold ? score : model.told };
  graded.set(next, text);
  return [[type, ...(isTold ? (['AttemptFinished'] as const) : [])], next];
}

describe('an attempt', () => {
  itFollowsItsModel<AttemptState, AttemptCommand, AttemptEvent, Model>({
    decider: attemptDecider,
    schemas: attemptEvents,
    commands,
    begin: () => ({
      ...{ is: 'none', chosen: null, written: null, marked: null, score: null, pending: 0, told: null, reset: false },
    }),
    step: (model, command) => {
      if (command.kind === 'start') {
        return model.is === 'none' ? [['AttemptStarted'], { ...model, is: 'open' }] : ['conflict', model];
      }
      if (model.is === 'none') return ['missing', model];
      if (command.kind === 'answer') {
        const has = (each: (typeof command.answers)[number]) =>
          each.question_id === 1
            ? model.chosen === each.option_id && each.answer === null
            : each.question_id === 2 && model.written !== null && model.written === each.answer;
        if (model.is === 'submitted' && command.answers.every(has)) return [[], model];
        if (model.is !== 'open' || command.at > minute(END)) return ['conflict', model];
        const next = { ...model };
        let added = 0;
        for (const each of command.answers) {
          if (each.question_id === 9) return ['invalid', model];
          const before = each.question_id === 1 ? next.chosen : next.written;
          const now = each.question_id === 1 ? each.option_id : each.answer;
          if (before !== null && before === now) continue;
          if (before !== null) return ['conflict', model];
          if (now === null || now === 99) return ['invalid', model];
          if (each.question_id === 1) next.chosen = each.option_id;
          else next.written = each.answer;
          added += 1;
        }
        const events = Array.from({ length: added }, (): Types => 'AttemptAnswered');
        if (!command.finish) return [events, added > 0 ? next : model];
        if (next.chosen === null || next.written === null) return ['conflict', model];
        const [ended, behind] = ending(next, command.keys, 'AttemptSubmitted', 'submitted');
        return [[...events, ...ended], behind];
      }
      if (command.kind === 'expire') {
        if (model.is !== 'open' || command.at <= minute(END)) return [[], model];
        return ending(model, command.keys, 'AttemptExpired', 'expired');
      }
      if (command.kind === 'reset') {
        if (model.reset) return [[], model];
        if (model.is === 'open') return ['conflict', model];
        const next = { ...model, reset: true };
        graded.set(next, graded.get(model)!);
        return [['AttemptReset'], next];
      }
      if (command.kind === 'mark') {
        if (model.is === 'open') return ['conflict', model];
        const given = command.question_id === 1 ? model.chosen : model.written;
        if (given === null) return ['missing', model];
        if (command.question_id === 1) return ['invalid', model];
        if (model.marked === command.is_correct) return [[], model];
        return ending({ ...model, marked: command.is_correct }, command.keys, 'AttemptMarked');
      }
      if (model.is === 'open' || model.reset) return [[], model];
      if (comesTo(model, command.keys).text === graded.get(model)) return [[], model];
      return ending(model, command.keys, 'AttemptRegraded');
    },
    seen: (state) => {
      if (state.is === 'none') {
        return {
          ...{
            is: 'none',
            chosen: null,
            written: null,
            marked: null,
            score: null,
            pending: 0,
            told: null,
            reset: false,
          },
        };
      }
      const [one, two] = [1, 2].map((id) => state.answers.find(({ question_id }) => question_id === id));
      return {
        is: state.is,
        chosen: one?.option_id ?? null,
        written: two?.answer ?? null,
        marked: two?.marked ?? null,
        score: state.grade?.score ?? null,
        pending: state.grade?.pending ?? 0,
        told: state.told?.score ?? null,
        reset: state.reset,
      };
    },
  });
});
