import { courses } from '../learning/index.ts';

export const feed = courses;
