import { community } from '@lyceum/contracts';
import type { TestApi } from '../servers/api.ts';
import type { Persona } from '../persona.ts';

export const vote = (persona: Persona, id: number, ...options: number[]) =>
  persona.call('POST /api/v4/polls/{id}/responses', {
    params: { id },
    body: { responses: options.map((question_option_id) => ({ question_option_id })) },
  });

export const withdraw = (persona: Persona, id: number) =>
  persona.call('DELETE /api/v4/poll-responses/{id}', { params: { id } });

export const edit = (persona: Persona, id: number, body: object) =>
  persona.call('PUT /api/v4/polls/{id}', { params: { id }, body });

/** As it is told to somebody, once everything that has happened is shown. */
export async function pollFor(api: TestApi, persona: Persona, id: number): Promise<community.Poll> {
  await api.settled();
  const { body } = await persona.call('GET /api/v4/polls/{id}', { params: { id } });
  return community.showPoll.output.parse(body).data;
}

export const counts = (poll: community.Poll) =>
  poll.questions[0]!.question_options.map(({ number_of_responses }) => number_of_responses);

export const values = (poll: community.Poll) => poll.questions[0]!.question_options.map(({ value }) => value);
