import { Fragment } from 'react';
import type { Topic } from '../../entities/posts/cache/topic-cache.ts';
import { useModules } from '../../lib/modules/use-modules.ts';
import { useFeedChoice } from './feed-choice.ts';
import { TopicCard } from './TopicCard.tsx';

interface Props {
  topics: readonly Topic[];
  /** Number of topics in the whole feed, or -1 while more pages exist. */
  size: number;
  /** Includes widgets that appear only on the home page. */
  isHome: boolean;
}

/** The topics of a feed, with the modules' widgets in between. */
export function Cards({ topics, size, isHome }: Props) {
  const { display } = useFeedChoice();
  const modules = useModules();
  const inserts = modules.flatMap(({ name, inFeed }) =>
    inFeed && (isHome || !inFeed.homeOnly) ? [{ name, ...inFeed }] : [],
  );
  return topics.map((topic, index) => (
    <Fragment key={topic.id}>
      {inserts.map(({ name, after, Insert }) => after === index && <Insert key={name} />)}
      <TopicCard topic={topic} position={index + 1} size={size} small={display === 'small'} />
    </Fragment>
  ));
}
