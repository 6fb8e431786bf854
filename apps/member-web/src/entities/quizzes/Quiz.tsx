import { withTexts } from '../../lib/i18n/texts.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import { mediaTexts } from '../media/texts/index.ts';
import { quizTexts } from './texts/index.ts';

const Player = lazyPart(withTexts(() => import('./QuizPlayer.tsx'), quizTexts, mediaTexts));

/** A quiz for use in other content: `<Quiz id={…} />`. Its code loads with the first quiz. */
export const Quiz = ({ id }: { id: number }) => (
  <Part fallback={<RowsSkeleton label="" rows={4} />}>
    <Player key={id} id={id} />
  </Part>
);
