import type { Course } from '../modules/learning/index.ts';

export const page: Course = {};
