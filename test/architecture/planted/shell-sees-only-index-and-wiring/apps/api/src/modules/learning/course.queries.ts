export const allCourses = 1;
