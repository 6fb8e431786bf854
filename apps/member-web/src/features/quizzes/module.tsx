import { mediaTexts } from '../../entities/media/texts/index.ts';
import { quizTexts } from '../../entities/quizzes/texts/index.ts';
import { paths } from '../../lib/address/paths.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import type { Module, NotificationOf } from '../../lib/modules/module.ts';
import { FeedSkeleton } from '../../ui/state/Skeletons.tsx';

const screen = withTexts(() => import('../../routes/quiz.tsx'), quizTexts, mediaTexts);
const hydrateFallbackElement = <FeedSkeleton label="" />;

type About = NotificationOf<'quiz_marked'>;
const what = ({ quiz }: About) => quiz.title;
const to = ({ quiz }: About) => paths.quiz(quiz.id);

export const quizzes: Module = {
  name: 'quizzes',
  gate: { plugin: 'learning' },
  routes: [
    { path: 'quizzes/:id', lazy: async () => ({ Component: (await screen()).QuizScreen }), hydrateFallbackElement },
  ],
  notifications: {
    quiz_regraded: { text: 'quizRegraded', what, to },
    quiz_marked: { text: 'quizMarked', what, to },
  },
};
