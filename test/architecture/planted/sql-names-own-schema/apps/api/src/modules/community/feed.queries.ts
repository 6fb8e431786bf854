import sql from 'sql-template-tag';

export const feed = (id: number) => sql`
  select t.id, c.name from community.topic t join directory.member_card c on c.id = t.member_id where t.id = ${id}`;
