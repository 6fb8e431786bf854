// wrong: rights are below topics
import { topic } from '../topics/topic.queries.ts';

export const facts = topic;
