/** Inserts a quote at the caret of a field and focuses it. */
export type TakeQuote = (html: string) => void;

/** Mounted fields that accept quotes. The last one used is at the end. */
let fields: TakeQuote[] = [];

const without = (take: TakeQuote) => fields.filter((each) => each !== take);

/**
 * Registers a field for quotes. Returns a function that removes it. A newly mounted field gets the lowest priority,
 * because several can mount simultaneously. A field that opens with the focus counts as used before it registers.
 */
export function offerField(take: TakeQuote): () => void {
  if (!fields.includes(take)) fields = [take, ...fields];
  return () => void (fields = without(take));
}

/** Marks a field as the last one used. */
export function writtenIn(take: TakeQuote): void {
  fields = [...without(take), take];
}

/** Whether a field accepts quotes. False for guests and in closed conversations. */
export const mayQuote = (): boolean => fields.length > 0;

/** Inserts a quote in the last used field. */
export const putQuote: TakeQuote = (html) => fields.at(-1)?.(html);
