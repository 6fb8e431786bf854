// wrong: a board does not know what is posted on it
import { topic } from '../posts/topic.ts';

export const board = topic;
