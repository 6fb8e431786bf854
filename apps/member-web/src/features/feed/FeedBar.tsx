import { IconLayoutList, IconList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { chooseFeed, type FeedChoice, useFeedChoice } from './feed-choice.ts';
import classes from './FeedBar.module.css';

interface Props {
  /** Replaces the order buttons. */
  order?: React.ReactNode;
  /** Replaces the display buttons. `null` hides them, for content with a fixed display. */
  aside?: React.ReactNode;
}

/** Bar with the order and display of a feed. Cookies store both for a year on this device (part 1 §2). */
export function FeedBar({ order, aside }: Props) {
  const { t } = useTranslation();
  const choice = useFeedChoice();
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
    <div className={classes.bar}>
      {order || (
        <div role="group" aria-label={t('feed.order')} className={classes.group}>
          {button({ status: 'option1' }, t('feed.latest'))}
          {button({ status: 'option2' }, t('feed.popular'))}
        </div>
      )}
      {aside === undefined ? (
        <div role="group" aria-label={t('feed.display')} className={classes.group}>
          {button({ display: 'big' }, t('feed.big'), <IconLayoutList size={18} stroke={1.7} aria-hidden="true" />)}
          {button({ display: 'small' }, t('feed.small'), <IconList size={18} stroke={1.7} aria-hidden="true" />)}
        </div>
      ) : (
        aside
      )}
    </div>
  );
}
