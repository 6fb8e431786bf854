/** Takes a quote in at its caret, and the focus with it. */
export type TakeQuote = (html: string) => void;

/** The fields on the screen that take quotes; the one that was last written in stands at the end. */
let fields: TakeQuote[] = [];

const without = (take: TakeQuote) => fields.filter((each) => each !== take);

/**
 * Answers how the field is withdrawn. A field that only appears stands behind every field that was written in: one that opens
 * with the focus is written in before it is offered, and another may appear in the same moment.
 */
export function offerField(take: TakeQuote): () => void {
  if (!fields.includes(take)) fields = [take, ...fields];
  return () => void (fields = without(take));
}

export function writtenIn(take: TakeQuote): void {
  fields = [...without(take), take];
}

/** Whether there is a field for it: not for guests, nor where a conversation is closed. */
export const mayQuote = (): boolean => fields.length > 0;

export const putQuote: TakeQuote = (html) => fields.at(-1)?.(html);
