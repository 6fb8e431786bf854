import type { community } from '@lyceum/contracts';
import type { z } from 'zod';
import type { Persona } from '../persona.ts';

type Audience = 'guest' | 'member' | 'moderator' | 'admin';

/** A board made by an administrator; answers its id. */
export async function makeBoard(
  admin: Persona,
  name: string,
  readBy: Audience = 'guest',
  writeBy: Audience = 'member',
  levelIds: number[] = [],
  more: object = {},
): Promise<number> {
  const answer = await admin.call('POST /api/v4/admin/boards', {
    body: { name, color: '#0F6B5C', read_by: readBy, write_by: writeBy, level_ids: levelIds, ...more },
  });
  if (answer.status !== 201) throw new Error(`No board: ${JSON.stringify(answer.body)}`);
  return answer.body.data.id as number;
}

/** Where members ask administrators alone. */
export const makeHelpdesk = (admin: Persona, name: string, readBy: Audience = 'member', levelIds: number[] = []) =>
  makeBoard(admin, name, readBy, 'member', levelIds, { type: 'helpdesk' });

export async function makeTopic(
  author: Persona,
  boardId: number,
  title: string,
  content = `<p>About ${title}</p>`,
): Promise<{ id: number; post_id: number; slug: string }> {
  const answer = await author.call('POST /conversations', { body: { title, content, channel_id: boardId } });
  if (answer.status !== 201) throw new Error(`No topic: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

interface PollAsked {
  answers?: string[];
  settings?: z.input<typeof community.pollSettings>;
}

/** A poll on a topic of its own, with the ids of its options. */
export async function makePoll(
  author: Persona,
  boardId: number,
  question: string,
  { answers = ['Elektrisch', 'Gas'], settings = {} }: PollAsked = {},
): Promise<{ id: number; topicId: number; options: number[] }> {
  const question_options = answers.map((value) => ({ value }));
  const answer = await author.call('POST /conversations', {
    body: {
      title: question,
      content: '',
      channel_id: boardId,
      post_type: 'poll',
      poll: { question, question_options, settings },
    },
  });
  if (answer.status !== 201) throw new Error(`No poll: ${JSON.stringify(answer.body)}`);
  const { id: topicId, quiz_id: id } = answer.body.data as { id: number; quiz_id: number };
  const { body } = await author.call('GET /api/v4/polls/{id}', { params: { id } });
  const poll = body.data as community.Poll;
  return { id, topicId, options: poll.questions[0]!.question_options.map((option) => option.id) };
}
