import { HttpException } from '@nestjs/common';
import type { Text } from '../texts/texts.ts';

/** What an exception of Nest's carries, so that the filter of errors puts it into the words of whoever hears it. */
export const spoken = (text: Text) => ({ message: String(text), text });

/** A refusal by HTTP itself, which no rule of a module says: to be thrown. */
export const refused = (status: number, text: Text): HttpException => new HttpException(spoken(text), status);

/** What it says; null for an exception of somebody else's. */
export function textOf(exception: HttpException): Text | null {
  const { text = null } = exception.getResponse() as { text?: Text };
  return text;
}
