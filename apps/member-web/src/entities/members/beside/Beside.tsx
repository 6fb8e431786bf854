import { withTexts } from '../../../lib/i18n/texts.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { besideTexts } from './texts/index.ts';

/** A member's score data. Lists may lack some or all of it. */
export interface Extra {
  level?: number;
  streak?: number;
  streak_until?: string | null;
  active_trophy?: { title: string; colors: string[]; image: string | null } | null;
}

const Score = lazyPart(
  withTexts(() => import('./Score.tsx'), besideTexts),
  'everyone',
);

/**
 * Level, current streak and trophy badges of a member (part 1 §9, part 3 §2), after the name. They load lazily and
 * never delay the name.
 */
export function Beside({ member }: { member: Extra }) {
  return member.level || member.streak || member.active_trophy ? (
    <Part missing="nothing">
      <Score {...member} />
    </Part>
  ) : null;
}
