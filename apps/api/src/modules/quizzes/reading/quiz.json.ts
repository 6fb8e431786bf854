import type { quizzes } from '@lyceum/contracts';
import { videoLink } from '@lyceum/contracts/community/video-link';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { shownFile } from '../../media/index.ts';
import type { Question } from '../attempts/attempt.facts.ts';
import { requiredScore } from '../grading/grade.decider.ts';
import type { Key, Media } from '../quiz/quiz.events.ts';
import type { QuizFacts } from '../rights/facts.ts';
import { quizPermissions } from '../rights/policies.ts';

/** Converts a quiz into the contract's quiz, with the viewer's permissions. */
export function quizTold(viewer: Viewer, quiz: QuizFacts): quizzes.Quiz {
  const { id, title, description, settings, question_ids, version, created_at } = quiz;
  return {
    ...{ id, type: 'quiz', title, description, settings, version },
    question_count: question_ids.length,
    required_score: settings.is_rated ? requiredScore(question_ids.length, settings.threshold) : null,
    permissions: quizPermissions(viewer, quiz),
    created_at: created_at.toISOString(),
  };
}

function mediaTold(media: Media): quizzes.QuestionMedia {
  if (media.type === 'image') return { type: 'image', ...shownFile(media.file), alt: media.alt };
  if (media.type === 'video') return { type: 'video', url: videoLink(media.url)?.url ?? media.url };
  return media;
}

/** Converts a question without its answers, which this function never receives. */
export const questionTold = (
  quizId: number,
  { id, type, question, options, media }: Question,
): quizzes.QuizQuestion => ({
  ...{ id, quiz_id: quizId, questionable_type: 'quiz', question, type, score: 1 },
  question_options: options.map((option) => ({
    ...{ id: option.id, question_id: id, uid: option.uid, value: option.value },
  })),
  media: media.map(mediaTold),
});

/** Converts a question with its answers, for authors. */
export function withKey(quizId: number, question: Question, key: Key | undefined): quizzes.AuthorQuestion {
  const { option_ids, answers } = key ?? { option_ids: [], answers: [] };
  const told = questionTold(quizId, question);
  const question_options = told.question_options.map((option) => ({
    ...option,
    is_correct: option_ids.includes(option.id),
  }));
  return { ...told, question_options, answers, answer: answers[0] ?? null };
}
