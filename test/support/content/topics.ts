import type { Persona } from '../persona.ts';

export const show = (who: Persona, id: number) => who.call('GET /api/v3/topics/{id}', { params: { id } });

export const edit = (who: Persona, id: number, body: object) =>
  who.call('PUT /api/v4/topics/{id}', { params: { id }, body });

/** What somebody keeps of a topic for themselves: favourite, notifications. */
export const mark = (who: Persona, id: number, body: object) =>
  who.call('PUT /conversations/{id}', { params: { id }, body });

export const comment = (who: Persona, id: number, content = '<p>Mooi!</p>') =>
  who.call('POST /api/v3/topics/{id}/comments', { params: { id }, body: { content } });

export const setTicketStatus = (who: Persona, id: number, ticket_status: string) =>
  who.call('PUT /api/v4/topics/{id}/ticket-status', { params: { id }, body: { ticket_status } });

/** Which topics a feed shows, and how many it counts. */
export async function feed(who: Persona, query: object): Promise<{ ids: number[]; total: number }> {
  const { body } = await who.call('GET /api/v3/topics', { query });
  return { ids: (body.data as { id: number }[]).map(({ id }) => id), total: body.meta.total as number };
}
