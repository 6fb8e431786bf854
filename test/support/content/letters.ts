import type { Answer, Persona } from '../persona.ts';

/** Begins a conversation, or goes on with the one of two. */
export const begin = (who: Persona, others: readonly Persona[], content?: string, more: object = {}): Promise<Answer> =>
  who.call('POST /api/v4/inbox', { body: { user_ids: others.map(({ id }) => id), content, ...more } });

/** The id of a conversation that has begun. */
export async function threadOf(who: Persona, others: readonly Persona[], content?: string): Promise<number> {
  const answer = await begin(who, others, content);
  if (answer.status !== 201) throw new Error(`No conversation: ${JSON.stringify(answer.body)}`);
  return answer.body.data.id as number;
}

export const write = (who: Persona, thread: number, content: string, more: object = {}): Promise<Answer> =>
  who.call('POST /api/v4/inbox/{thread}/messages', { params: { thread }, body: { content, ...more } });

/** The id of a message that was sent. */
export async function sent(who: Persona, thread: number, content: string): Promise<number> {
  const answer = await write(who, thread, content);
  if (answer.status !== 201) throw new Error(`Not sent: ${JSON.stringify(answer.body)}`);
  return answer.body.data.id as number;
}

export const edit = (who: Persona, id: number, content: string, version?: number): Promise<Answer> =>
  who.call('PUT /api/v4/inbox/messages/{id}', { params: { id }, body: { content, version } });

/** The ids of the messages that a search finds, newest first. */
export const foundIds = async (who: Persona, query: string, more: object = {}): Promise<number[]> =>
  (await who.call('GET /api/v4/inbox/search', { query: { query, ...more } })).body.data.map(
    ({ id }: { id: number }) => id,
  );

export const messagesOf = (who: Persona, thread: number, query: object = {}): Promise<Answer> =>
  who.call('GET /api/v4/inbox/{thread}/messages', { params: { thread }, query });

/** What somebody reads of a conversation, newest first. */
export const bodiesOf = async (who: Persona, thread: number, query: object = {}): Promise<string[]> =>
  (await messagesOf(who, thread, query)).body.data.map(({ body }: { body: string }) => body);

export const show = (who: Persona, thread: number): Promise<Answer> =>
  who.call('GET /api/v3/inbox/{thread}', { params: { thread } });

export const inboxOf = (who: Persona, query: object = {}): Promise<Answer> => who.call('GET /api/v3/inbox', { query });

export const read = (who: Persona, thread: number, message_id?: number): Promise<Answer> =>
  who.call('PUT /api/v4/inbox/{thread}/read', { params: { thread }, body: { message_id } });

export const hide = (who: Persona, thread: number): Promise<Answer> =>
  who.call('DELETE /api/v4/inbox/{thread}', { params: { thread } });

export const leave = (who: Persona, thread: number): Promise<Answer> =>
  who.call('DELETE /api/v4/inbox/{thread}/participants/me', { params: { thread } });

export const add = (who: Persona, thread: number, others: readonly Persona[]): Promise<Answer> =>
  who.call('POST /api/v4/inbox/{thread}/participants', {
    params: { thread },
    body: { user_ids: others.map(({ id }) => id) },
  });

/** How many conversations wait for somebody. */
export const waiting = async (who: Persona): Promise<number> =>
  (await who.call('GET /api/v4/notifications/pings')).body.data[`inbox.${who.id}`];
