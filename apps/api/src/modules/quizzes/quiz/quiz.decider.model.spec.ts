import fc from 'fast-check';
import { itFollowsItsModel } from '../../../../../../test/support/log/model.ts';
import { type QuizCommand, quizDecider, type QuizState } from './quiz.decider.ts';
import { type QuizEvent, quizEvents } from './quiz.events.ts';

/** What matters of a quiz: its name, which questions it asks in which order, how each begins and which option of it is right. */
interface Model {
  title: string | null;
  retry: boolean;
  order: number[];
  asks: Record<number, { text: string; right: number[] }>;
}

const settings = {
  ...{ is_rated: true, threshold: 70, back_forward: false, direct_feedback: false, correct_answer_feedback: false },
  ...{ timer_on: false, timer: 10, retry: false, exact_answer: false },
};
const options = (question: number) =>
  [1, 2].map((n) => ({ id: question * 10 + n, uid: `${n}`, value: n === 1 ? 'ja' : 'nee' }));
const question_id = fc.constantFrom(1, 2, 3);
/** An option of the question, one of another, or none. */
const right = fc.constantFrom(1, 2, 99, null);
const keyOf = (question: number, option: number | null) => ({
  option_ids: option === null ? [] : [question * 10 + option],
  answers: [],
});
const text = fc.constantFrom('Hoe?', 'Waarom?');
const title = fc.constantFrom('Toets', 'Proef');

const commands: fc.Arbitrary<QuizCommand> = fc.oneof(
  title.map((name): QuizCommand => ({ kind: 'make', quiz_id: 4, maker_id: 7, title: name, description: '', settings })),
  fc
    .record({
      title: fc.option(title, { nil: undefined }),
      question_ids: fc.option(fc.shuffledSubarray([1, 2, 3]), { nil: undefined }),
    })
    .map((given): QuizCommand => ({ kind: 'change', ...given })),
  fc.boolean().map((retry): QuizCommand => ({ kind: 'set', settings: { retry } })),
  fc.record({ question_id, text, right }).map(({ question_id: id, ...given }): QuizCommand => ({
    ...{ kind: 'add', question_id: id, key: keyOf(id, given.right) },
    content: { type: 'multiple_choice', question: given.text, options: options(id), media: [] },
  })),
  fc
    .record({ question_id, text: fc.option(text, { nil: undefined }), right: fc.option(right, { nil: undefined }) })
    .map(({ question_id: id, ...given }): QuizCommand => ({
      ...{ kind: 'revise', question_id: id, content: { question: given.text } },
      key: given.right === undefined ? undefined : keyOf(id, given.right),
    })),
  fc.record({ question_id, right }).map(({ question_id: id, ...given }): QuizCommand => ({
    ...{ kind: 'correct', question_id: id, key: keyOf(id, given.right) },
  })),
  question_id.map((id): QuizCommand => ({ kind: 'remove', question_id: id })),
);

const fits = (question: number, ids: readonly number[]): boolean =>
  ids.length > 0 && ids.every((id) => options(question).some((option) => option.id === id));

describe('a quiz', () => {
  itFollowsItsModel<QuizState, QuizCommand, QuizEvent, Model>({
    decider: quizDecider,
    schemas: quizEvents,
    commands,
    begin: () => ({ title: null, retry: false, order: [], asks: {} }),
    step: (model, command) => {
      if (command.kind === 'make') {
        return model.title === null ? [['QuizMade'], { ...model, title: command.title }] : ['conflict', model];
      }
      if (model.title === null) return ['missing', model];
      if (command.kind === 'set') {
        const { retry } = command.settings;
        return retry === model.retry ? [[], model] : [['QuizSettingsChanged'], { ...model, retry: retry! }];
      }
      if (command.kind === 'change') {
        const order = command.question_ids ?? model.order;
        if ([...order].sort().join() !== [...model.order].sort().join()) return ['invalid', model];
        const next = { ...model, title: command.title ?? model.title, order: [...order] };
        const isMoved = next.order.join() !== model.order.join();
        return [
          [
            ...(next.title === model.title ? [] : (['QuizRenamed'] as const)),
            ...(isMoved ? (['QuizQuestionsOrdered'] as const) : []),
          ],
          next,
        ];
      }
      const { question_id: id } = command;
      const isAsked = model.order.includes(id);
      if (command.kind === 'remove') {
        if (!isAsked) return [[], model];
        return [['QuizQuestionRemoved'], { ...model, order: model.order.filter((each) => each !== id) }];
      }
      if (command.kind === 'add') {
        if (id in model.asks) return ['conflict', model];
        if (!fits(id, command.key.option_ids)) return ['invalid', model];
        const asks = { ...model.asks, [id]: { text: command.content.question, right: [...command.key.option_ids] } };
        return [['QuizQuestionAdded'], { ...model, order: [...model.order, id], asks }];
      }
      if (!isAsked) return ['missing', model];
      const before = model.asks[id]!;
      const now = {
        text: (command.kind === 'revise' ? command.content.question : undefined) ?? before.text,
        right: [...(command.key?.option_ids ?? before.right)],
      };
      if (!fits(id, now.right)) return ['invalid', model];
      return [
        [
          ...(now.text === before.text ? [] : (['QuizQuestionChanged'] as const)),
          ...(now.right.join() === before.right.join() ? [] : (['QuizKeyCorrected'] as const)),
        ],
        { ...model, asks: { ...model.asks, [id]: now } },
      ];
    },
    seen: (state) =>
      state.exists
        ? {
            ...{ title: state.title, retry: state.settings.retry, order: [...state.question_ids] },
            asks: Object.fromEntries(
              Object.entries(state.questions).map(([id, { content, key }]) => [
                id,
                { text: content.question, right: [...key.option_ids] },
              ]),
            ),
          }
        : { title: null, retry: false, order: [], asks: {} },
  });
});
