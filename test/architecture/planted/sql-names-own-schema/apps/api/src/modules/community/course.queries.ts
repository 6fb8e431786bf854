// wrong: joins the table of another module
import sql from 'sql-template-tag';

export const courses = (id: number) => sql`select * from community.topic t join learning.course c on c.id = ${id}`;
