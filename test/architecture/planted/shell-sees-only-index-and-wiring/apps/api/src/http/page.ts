// wrong: the surrounding code uses the inside of a module
import { allCourses } from '../modules/learning/course.queries.ts';

export const page = allCourses;
