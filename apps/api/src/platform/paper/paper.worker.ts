import { type Page, pdfOf } from './sheet.ts';

/** What a thread beside the event loop does for press.ts. */
export const print = async (page: Page): Promise<Uint8Array> => new Uint8Array(await pdfOf(page));
