import { useTranslate } from '../i18n/use-translate.ts';
import type { ReviewItem } from '../data/types.ts';
import { Badge } from '../ui/Badge.tsx';
import { useReasonName } from './use-reason-name.ts';
import { wordsOf } from './decision-words.ts';

/** Badge with the state of a reported thing: open, or the decision. */
export function ReviewState({ item }: { item: ReviewItem }) {
  const translate = useTranslate();
  if (item.hidden) return <Badge tone="flame">{translate('review.hidden')}</Badge>;
  if (item.decision === null) return <Badge tone="accent">{translate('review.open')}</Badge>;
  return (
    <Badge tone={item.decision === 'kept' || item.decision === 'granted' ? 'quiet' : 'flame'}>
      {translate(`review.states.${wordsOf(item.decision, item.kind)}`)}
    </Badge>
  );
}

/** The reasons that members chose. */
export function Reasons({ item }: { item: ReviewItem }) {
  const translate = useTranslate();
  const nameOf = useReasonName();
  if (item.cause) return <>{translate(`review.causes.${item.cause}`)}</>;
  return <>{item.reasons.map(nameOf).join(', ')}</>;
}
