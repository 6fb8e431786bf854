import { createHash } from 'node:crypto';
import { raw } from 'sql-template-tag';

/**
 * Stands in every statement whose text depends on what somebody asks for, and not on code alone: such a one is never
 * prepared by name, or a caller could leave behind as many as there are ways to ask.
 */
export const AS_ASKED = raw('/* as asked */');

const prepared = new Map<string, { name: string; text: string }>();

/** How many texts are prepared by name. */
export const preparedTexts = (): number => prepared.size;

/** The same text for the same statement each time, so that nothing keeps more than one of it. */
export function named(text: string): { name?: string; text: string } {
  let statement = prepared.get(text);
  if (!statement) {
    if (text.includes(AS_ASKED.sql)) return { text };
    statement = { name: createHash('sha1').update(text).digest('base64url'), text };
    prepared.set(text, statement);
  }
  return statement;
}
