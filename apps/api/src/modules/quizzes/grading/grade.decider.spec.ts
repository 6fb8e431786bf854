import { type Answered, gradeOf, requiredScore } from './grade.decider.ts';

const settings = {
  ...{ is_rated: true, threshold: 70, back_forward: false, direct_feedback: false, correct_answer_feedback: false },
  ...{ timer_on: false, timer: 10, retry: false, exact_answer: true },
};
const asked = [1, 2, 3].map((question_id) => ({ question_id, type: 'multiple_choice' as const }));
const keys = Object.fromEntries(asked.map(({ question_id }) => [question_id, { option_ids: [10], answers: [] }]));
const chose = (question_id: number, option_id: number): Answered => ({
  ...{ question_id, option_id, answer: null, marked: null },
});
const wrote = (answer: string, marked: boolean | null = null): Answered => ({
  ...{ question_id: 4, option_id: null, answer, marked },
});

describe('what an attempt comes to', () => {
  it.each([
    [3, 70, 3],
    [10, 70, 7],
    [10, 71, 8],
    [3, 0, 0],
    [3, 100, 3],
    [7, 29, 3],
    [0, 50, 0],
  ])('of %i questions at %i percent needs %i', (max, threshold, required) => {
    expect(requiredScore(max, threshold)).toBe(required);
  });

  it('counts what is right, and what has no answer as wrong', () => {
    const grade = gradeOf(asked, [chose(1, 10), chose(2, 11)], keys, { settings, inTime: true });
    expect(grade).toMatchObject({ score: 1, max: 3, percentage: 33, passed: false, pending: 0 });
    expect(grade.verdicts).toEqual([
      { question_id: 1, is_correct: true },
      { question_id: 2, is_correct: false },
    ]);
  });

  it('passes who reaches the score that is required, and of an unrated quiz who finishes in time', () => {
    const all = [chose(1, 10), chose(2, 10), chose(3, 10)];
    expect(gradeOf(asked, all, keys, { settings, inTime: true }).passed).toBe(true);
    const unrated = { ...settings, is_rated: false };
    expect(gradeOf(asked, [], keys, { settings: unrated, inTime: true }).passed).toBe(true);
    expect(gradeOf(asked, all, keys, { settings: unrated, inTime: false }).passed).toBe(false);
  });

  const free = [{ question_id: 4, type: 'free_form' as const }];
  const of = (answer: Answered, answers: string[], exact_answer = true) =>
    gradeOf(
      free,
      [answer],
      { 4: { option_ids: [], answers } },
      { settings: { ...settings, exact_answer }, inTime: true },
    );

  it.each(['Amsterdam', ' amsterdam ', 'AMSTERDAM'])('takes %j for the accepted answer', (answer) => {
    expect(of(wrote(answer), ['Rotterdam', 'Amsterdam']).score).toBe(1);
  });

  it('leaves to an author what no key decides, and their word stands before the key', () => {
    expect(of(wrote('Ede'), ['Ede'], false)).toMatchObject({ score: 0, pending: 1 });
    expect(of(wrote('Ede'), [])).toMatchObject({ score: 0, pending: 1 });
    expect(of(wrote('Edde', true), ['Ede'])).toMatchObject({ score: 1, pending: 0 });
  });
});
