import type { OutputOf, RequestOf, Routes } from '@lyceum/contracts';
import type { Persona } from '../persona.ts';

type Input = RequestOf<Routes['POST /api/v3/events']>['body'];
type Made = OutputOf<Routes['POST /api/v3/events']>['data'];

const pad = (given: number): string => String(given).padStart(2, '0');
/** `YYYY-MM-DD HH:mm:ss` at noon so many days from now. */
export const daysFromNow = (days: number): string => {
  const at = new Date(Date.now() + days * 86_400_000);
  return `${at.getUTCFullYear()}-${pad(at.getUTCMonth() + 1)}-${pad(at.getUTCDate())} 12:00:00`;
};

/** An event a week from now, unless it says otherwise. */
export async function makeEvent(who: Persona, more: Partial<Input> = {}): Promise<Made> {
  const body = { title: 'Zomerfeest', start_date: daysFromNow(7), end_date: daysFromNow(8), ...more };
  const answer = await who.call('POST /api/v3/events', { body });
  if (answer.status !== 201) throw new Error(`No event: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.data as Made;
}

/** A member who was asked to organise an event accepts. */
export async function acceptOrganising(member: Persona, { id }: Pick<Made, 'id'>): Promise<void> {
  const { status } = await member.call('POST /api/v4/events/{id}/organising/accept', { params: { id } });
  if (status !== 200 && status !== 201) throw new Error(`No organiser: ${status}`);
}
