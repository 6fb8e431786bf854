import { type Paper, pdfOf } from './certificate.pdf.ts';

/** What a thread beside the event loop does for press.ts. */
export const print = async (paper: Paper): Promise<Uint8Array> => new Uint8Array(await pdfOf(paper));
