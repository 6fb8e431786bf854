import { useSearchParams } from 'react-router-dom';
import { type FeedTab, feedTab, TAB, TAG } from '@lyceum/contracts/first-page';
import { useMe } from '../../lib/session/session.ts';
import { useFeedChoice } from './feed-choice.ts';

/** Tabs that depend on what a member has read or follows. */
export const isOwnTab = (tab: FeedTab): boolean => tab === 'unread' || tab === 'following';

/** The tab of the feed on this screen, from its address and the cookie. Guests have no tab of a member. */
export function useFeedTab(): FeedTab {
  const { status } = useFeedChoice();
  const [query] = useSearchParams();
  const tab = feedTab(query.get(TAB), status);
  return useMe() === null && isOwnTab(tab) ? status : tab;
}

/** The tag that the feed on this screen is limited to, from its address. */
export const useFeedTag = (): string | null => useSearchParams()[0].get(TAG);
