import { withTexts } from '../../../lib/i18n/texts.ts';
import { lazyPart } from '../../../lib/parts/lazy-part.ts';
import { Part } from '../../../ui/part/Part.tsx';
import { besideTexts } from './texts/index.ts';

/** What a card may tell of a member's score; where a list knows none of it, nothing stands there. */
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

/** Level, burning streak and trophy of a member (part 1 §9, part 3 §2), beside their name and behind it: the name waits for none of it. */
export function Beside({ member }: { member: Extra }) {
  return member.level || member.streak || member.active_trophy ? (
    <Part missing="nothing">
      <Score {...member} />
    </Part>
  ) : null;
}
