// wrong: a control knows the domain
import { topic } from '../entities/posts/topic.ts';

export const button = topic;
