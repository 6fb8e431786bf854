export const own = 'select id from learning.course where learning.course.open';
