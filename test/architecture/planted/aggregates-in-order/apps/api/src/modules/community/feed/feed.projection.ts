import type { TopicPosted } from '../topics/topic.events.ts';

export const handles = (event: TopicPosted) => event.id;
