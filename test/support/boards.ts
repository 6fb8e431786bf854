import type { Persona } from './persona.ts';

type Audience = 'guest' | 'member' | 'moderator' | 'admin';

/** A board made by an administrator; answers its id. */
export async function makeBoard(
  admin: Persona,
  name: string,
  readBy: Audience = 'guest',
  writeBy: Audience = 'member',
  levelIds: number[] = [],
): Promise<number> {
  const answer = await admin.call('POST /api/v4/admin/boards', {
    body: { name, color: '#0F6B5C', read_by: readBy, write_by: writeBy, level_ids: levelIds },
  });
  if (answer.status !== 201) throw new Error(`No board: ${JSON.stringify(answer.body)}`);
  return answer.body.data.id as number;
}

export async function makeTopic(
  author: Persona,
  boardId: number,
  title: string,
): Promise<{ id: number; post_id: number; slug: string }> {
  const answer = await author.call('POST /conversations', {
    body: { title, content: `<p>About ${title}</p>`, channel_id: boardId },
  });
  if (answer.status !== 201) throw new Error(`No topic: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}
