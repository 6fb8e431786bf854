import type { Operation } from '@lyceum/contracts';

/**
 * Sends a request, and sends it again after a 503 that the operation documents: the job queue has half a second to answer,
 * and the client may ask again. Any other 503 is a fault, and is the answer.
 */
export async function sendAgainIfBusy<T extends { status: number }>(
  { errors }: Operation,
  send: () => Promise<T>,
): Promise<T> {
  const answer = await send();
  return answer.status === 503 && errors.includes(503) ? send() : answer;
}
