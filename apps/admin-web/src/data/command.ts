import { answered } from './errors.ts';

/** What was asked to be done, and why: the reason stands in the record's history. */
export interface Reasoned {
  id: number;
  reason: string;
}

/** For answers that say only that it was done: what it was done to. */
export async function doneTo<Id>(id: Id, answer: Promise<unknown>): Promise<{ data: { id: Id } }> {
  await answered(answer);
  return { data: { id } };
}
