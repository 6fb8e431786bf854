import type { PersonalFields } from '@lyceum/kernel';
import type { QuizEvent } from './quiz.events.ts';

const ofQuiz = ({ quiz_id }: { quiz_id: number }): string => `quiz-${quiz_id}`;
const nothing = { type: 'free_form' as const, question: '…', options: [], media: [] };
const noKey = { option_ids: [], answers: [] };

/**
 * A quiz belongs to its community, as a course does. It survives its author's erasure, because others have answered it.
 * Its texts and keys are encrypted under a separate key, so that the log and backups reveal no answers (docs/adr/0052).
 */
export const quizPersonal: PersonalFields<QuizEvent> = {
  QuizMade: { subject: ofQuiz, erased: () => ({ title: '…', description: '' }) },
  QuizRenamed: { subject: ofQuiz, erased: () => ({ title: '…', description: '' }) },
  QuizQuestionAdded: { subject: ofQuiz, erased: () => ({ content: nothing, key: noKey }) },
  QuizQuestionChanged: { subject: ofQuiz, erased: () => ({ content: nothing }) },
  QuizKeyCorrected: { subject: ofQuiz, erased: () => ({ key: noKey }) },
};
