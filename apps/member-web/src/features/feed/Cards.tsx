import { Fragment } from 'react';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import type { Topic } from '../../entities/posts/cache/topic-cache.ts';
import { useModules } from '../../lib/modules/use-modules.ts';
import { useFeedChoice } from './feed-choice.ts';
import { Part } from '../../ui/part/Part.tsx';
import classes from './Feed.module.css';
import { TopicCard } from './TopicCard.tsx';

const TopicRow = lazyPart(() => import('./TopicRow.tsx'));

interface Props {
  topics: readonly Topic[];
  /** Number of topics in the whole feed, or -1 while more pages exist. */
  size: number;
  /** Includes widgets that appear only on the home page. */
  isHome: boolean;
}

/** The topics of a feed as cards or rows (part 1 §2), with the modules' widgets in between. */
export function Cards({ topics, size, isHome }: Props) {
  const { display } = useFeedChoice();
  const modules = useModules();
  const inserts = modules.flatMap(({ name, inFeed }) =>
    inFeed && (isHome || !inFeed.homeOnly) ? [{ name, ...inFeed }] : [],
  );
  const isList = display === 'small';
  const Item = isList ? TopicRow : TopicCard;
  const cards = topics.map((topic, index) => (
    <Fragment key={topic.id}>
      {inserts.map(({ name, after, Insert }) => after === index && <Insert key={name} />)}
      <Item topic={topic} position={index + 1} size={size} />
    </Fragment>
  ));
  if (!isList) return cards;
  // One boundary for the list: without its code there is one message, not one for each row.
  return (
    <Part
      fallback={topics.map(({ id }) => (
        <div key={id} className={classes.row} data-small />
      ))}
    >
      {cards}
    </Part>
  );
}
