import { useTranslate } from '../i18n/use-translate.ts';
import type { ReviewItem } from '../data/types.ts';
import { Badge } from '../ui/Badge.tsx';

/** Badge with the state of a reported post: open, or the decision. */
export function ReviewState({ item }: { item: ReviewItem }) {
  const translate = useTranslate();
  if (item.decision === null) return <Badge tone="accent">{translate('review.open')}</Badge>;
  return <Badge tone={item.decision === 'removed' ? 'flame' : 'quiet'}>{translate(`review.${item.decision}`)}</Badge>;
}

/** The reasons that members chose. */
export function Reasons({ item }: { item: ReviewItem }) {
  const translate = useTranslate();
  return <>{item.reasons.map((reason) => translate(`review.chosen.${reason}`)).join(', ')}</>;
}
