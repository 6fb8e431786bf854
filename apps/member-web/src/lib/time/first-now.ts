import { visit } from '../visit.ts';

/** The time at which the server rendered this document, until the app has taken it over. */
const ofDocument = (): string | undefined =>
  'document' in globalThis ? document.getElementById('root')?.dataset.now : undefined;

/**
 * The current time in milliseconds for requests. The first screen asks for its data with the document's time, because the
 * document carries the answers to that.
 */
export const firstNow = (): number => visit()?.now ?? Number(ofDocument() ?? Date.now());
