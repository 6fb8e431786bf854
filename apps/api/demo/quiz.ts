import type { CommandBus } from '@nestjs/cqrs';
import { AddQuestion, MakeQuiz } from '@lyceum/api/modules/quizzes/index.ts';
import type { MemberViewer } from '@lyceum/api/platform/http/viewer.ts';
import type { DemoQuizTexts } from './content/types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Scene {
  texts: DemoQuizTexts;
  viewers: ReadonlyMap<string, MemberViewer>;
  now: Date;
}

const SETTINGS = {
  ...{ is_rated: true, threshold: 60, back_forward: true, direct_feedback: true, correct_answer_feedback: true },
  ...{ timer_on: true, timer: 20, retry: true, exact_answer: true },
};

/** One question as a request. Without options or accepted answers, an author marks the answers. */
function questionOf({ asks: question, options, right, truth, answers }: DemoQuizTexts['questions'][number]) {
  if (truth !== undefined) {
    const question_options = [true, false].map((each) => ({ value: String(each), is_correct: each === truth }));
    return { question, type: 'true_false' as const, question_options };
  }
  if (!options) return { question, type: 'free_form' as const, answers };
  const question_options = options.map((value, index) => ({ value, is_correct: index === right }));
  return { question, type: 'multiple_choice' as const, question_options };
}

/** Creates a quiz of the moderator without attempts. Its first question has an explanation. Returns the quiz's id. */
export async function makeQuiz(commands: CommandBus, { texts, viewers, now }: Scene): Promise<number> {
  const viewer = viewers.get('moderator')!;
  const given = (days: number) => ({ viewer, at: new Date(now.getTime() - days * DAY_MS), silent: true }) as const;
  const { title, description, beside, questions } = texts;
  const { id } = await commands.execute(new MakeQuiz({ title, description, settings: SETTINGS }, given(30)));
  for (const [index, question] of questions.entries()) {
    const media = index === 0 ? [{ type: 'text' as const, text: beside }] : [];
    await commands.execute(new AddQuestion(id, { ...questionOf(question), media }, given(29)));
  }
  return id;
}
