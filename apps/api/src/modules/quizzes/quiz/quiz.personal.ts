import type { PersonalFields } from '@lyceum/kernel';
import type { QuizEvent } from './quiz.events.ts';

const ofQuiz = ({ quiz_id }: { quiz_id: number }): string => `quiz-${quiz_id}`;
const nothing = { type: 'free_form' as const, question: '…', options: [], media: [] };
const noKey = { option_ids: [], answers: [] };

/**
 * A quiz is its community's, as a course is: what it asks stays when whoever wrote it is erased, since others have answered it. Its words and
 * its key are sealed with a key of its own, so that no right answer lies open in the log or its backups (docs/adr/0052).
 */
export const quizPersonal: PersonalFields<QuizEvent> = {
  QuizMade: { subject: ofQuiz, erased: () => ({ title: '…', description: '' }) },
  QuizRenamed: { subject: ofQuiz, erased: () => ({ title: '…', description: '' }) },
  QuizQuestionAdded: { subject: ofQuiz, erased: () => ({ content: nothing, key: noKey }) },
  QuizQuestionChanged: { subject: ofQuiz, erased: () => ({ content: nothing }) },
  QuizKeyCorrected: { subject: ofQuiz, erased: () => ({ key: noKey }) },
};
