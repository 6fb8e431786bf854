// wrong: a decision reads the database
import { readTopic } from './topic.queries.ts';
import { topicEvents } from './topic.events.ts';

export const decide = [readTopic, topicEvents];
