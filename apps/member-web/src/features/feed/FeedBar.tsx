import { IconLayoutList, IconList } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FEED_TABS, type FeedTab, TAB, TAG } from '@lyceum/contracts/first-page';
import { postKeys } from '../../entities/posts/cache/keys.ts';
import { useMe } from '../../lib/session/session.ts';
import { chooseFeed, type FeedChoice, useFeedChoice } from './feed-choice.ts';
import { isOwnTab, useFeedTab, useFeedTag } from './feed-tab.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import { Part } from '../../ui/part/Part.tsx';
import { tagsTexts } from '../../entities/posts/tags/texts/index.ts';
import classes from './FeedBar.module.css';

const TagFilter = lazyPart(withTexts(() => import('../../entities/posts/tags/TagFilter.tsx'), tagsTexts));

interface Props {
  /** Replaces the tabs. */
  order?: React.ReactNode;
  /** Replaces the display buttons. `null` hides them, for content with a fixed display. */
  aside?: React.ReactNode;
}

const NAMES = Object.keys(FEED_TABS) as (keyof typeof FEED_TABS)[];

/**
 * Links to the tabs of a feed. The order is stored, too. A chosen tab loads anew, and Back shows it as it was.
 */
function FeedTabs() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const me = useMe();
  const current = useFeedTab();
  const tag = useFeedTag();
  const choose = (tab: FeedTab) => {
    if (tab === 'option1' || tab === 'option2') return chooseFeed({ status: tab });
    client.removeQueries({
      queryKey: postKeys.feeds,
      type: 'inactive',
      predicate: ({ queryKey }) => queryKey[2] === tab,
    });
  };
  return (
    <nav aria-label={t('feed.order')} className={`${classes.group} ${classes.tabs}`}>
      {NAMES.filter((name) => me || !isOwnTab(FEED_TABS[name])).map((name) => (
        <Link
          key={name}
          to={{ search: new URLSearchParams({ [TAB]: name, ...(tag && { [TAG]: tag }) }).toString() }}
          preventScrollReset
          className={classes.choice}
          aria-current={FEED_TABS[name] === current ? 'page' : undefined}
          onClick={() => choose(FEED_TABS[name])}
        >
          {t(`feed.${name}`)}
        </Link>
      ))}
    </nav>
  );
}

/** Bar with the tabs and display of a feed. Cookies store the order and the display for a year on this device (part 1 §2). */
export function FeedBar({ order, aside }: Props) {
  const { t } = useTranslation();
  const choice = useFeedChoice();
  const tag = useFeedTag();
  const button = (part: Partial<FeedChoice>, label: string, icon?: React.ReactNode) => {
    const on = Object.entries(part).every(([name, value]) => choice[name as keyof FeedChoice] === value);
    return (
      <button type="button" className={classes.choice} aria-pressed={on} onClick={() => chooseFeed(part)}>
        {icon ?? label}
        {icon && <span className="visually-hidden">{label}</span>}
      </button>
    );
  };
  return (
    <>
      <div className={classes.bar}>
        {order || <FeedTabs />}
        {aside === undefined ? (
          <div role="group" aria-label={t('feed.display')} className={classes.group}>
            {button({ display: 'big' }, t('feed.big'), <IconLayoutList size={18} stroke={1.7} aria-hidden="true" />)}
            {button({ display: 'small' }, t('feed.small'), <IconList size={18} stroke={1.7} aria-hidden="true" />)}
          </div>
        ) : (
          aside
        )}
      </div>
      {tag && !order && (
        <Part missing="nothing">
          <TagFilter tag={tag} />
        </Part>
      )}
    </>
  );
}
