export const courses = 1;
