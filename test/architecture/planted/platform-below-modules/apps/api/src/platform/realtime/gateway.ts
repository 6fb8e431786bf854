// wrong: the platform knows a module, even by its index
import type { Course } from '../../modules/learning/index.ts';

export type Heard = Course;
