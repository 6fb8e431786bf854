import type { ResourceProps } from 'react-admin';
import type { Topic } from '../data/types.ts';
import { TopicList } from './TopicList.tsx';
import { TopicShow } from './TopicShow.tsx';

export const topics: ResourceProps = {
  name: 'topics',
  list: TopicList,
  show: TopicShow,
  recordRepresentation: (topic: Topic) => topic.title,
};
