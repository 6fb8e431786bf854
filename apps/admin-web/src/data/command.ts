import { answered } from './errors.ts';

/** Base of every command: the record's id and the reason, which appears in the record's history. */
export interface Reasoned {
  id: number;
  reason: string;
}

/** Adds the id of the record to an answer that carries no data. */
export async function doneTo<Id>(id: Id, answer: Promise<unknown>): Promise<{ data: { id: Id } }> {
  await answered(answer);
  return { data: { id } };
}
