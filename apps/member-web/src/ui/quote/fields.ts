/** Takes a quote in at its caret, and the focus with it. */
export type TakeQuote = (html: string) => void;

/** The fields on the screen that take quotes; the one that was last written in stands at the end. */
let fields: TakeQuote[] = [];

const without = (take: TakeQuote) => fields.filter((each) => each !== take);

/** Answers how the field is withdrawn. */
export function offerField(take: TakeQuote): () => void {
  fields = [...fields, take];
  return () => void (fields = without(take));
}

export function writtenIn(take: TakeQuote): void {
  fields = [...without(take), take];
}

/** Whether there is a field for it: not for guests, nor where a conversation is closed. */
export const mayQuote = (): boolean => fields.length > 0;

export const putQuote: TakeQuote = (html) => fields.at(-1)?.(html);
