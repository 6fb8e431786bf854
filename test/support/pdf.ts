import { inflateSync } from 'node:zlib';

/** Which letters the fonts in the file say that they show (`ToUnicode`, ISO 32000 §9.10.3). */
export function lettersIn(pdf: Buffer): string {
  let letters = '';
  const text = pdf.toString('latin1');
  for (const { index } of text.matchAll(/stream\r?\n/g)) {
    const begin = index + (text.startsWith('stream\r', index) ? 8 : 7);
    let stream: string;
    try {
      stream = inflateSync(pdf.subarray(begin, text.indexOf('endstream', begin))).toString('latin1');
    } catch {
      continue;
    }
    if (!stream.includes('beginbfrange')) continue;
    for (const [, codes] of stream.matchAll(/\[([^\]]*)\]/g)) {
      for (const [, hex] of codes!.matchAll(/<([0-9a-fA-F ]+)>/g)) {
        const bytes = Buffer.from(hex!.replace(/ /g, ''), 'hex');
        if (bytes.length % 2 === 0) letters += bytes.swap16().toString('utf16le');
      }
    }
  }
  return letters;
}
