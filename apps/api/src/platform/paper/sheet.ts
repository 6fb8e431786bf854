import PDFDocument from 'pdfkit';
import { fontOf, type FontName, lettersOf, type Piece, pieces } from './lettering.ts';

/** One page of lines, which certificates and invoices are made of. */
export interface Page {
  language: string;
  title: string;
  author: string;
  createdAt: string;
  /** Lying and framed, its lines in the middle; or standing, its lines from the left. */
  form: 'diploma' | 'letter';
  lines: readonly Line[];
}

const MARGIN = 60;
/** Smaller than this nobody reads: longer words take more lines. */
export const SMALLEST = 13;
type Weight = 'regular' | 'bold';
export interface Line {
  text: string;
  size: number;
  weight?: Weight;
  /** Room above it. */
  gap: number;
  color?: string;
}

export const INK = '#1c2430';
export const QUIET = '#5a6472';
/** Whole runs are shaped at once, so that words of right-to-left scripts keep their order. */
const FEATURES = ['kern'] as PDFKit.Mixins.OpenTypeFeatures[];

class Sheet {
  private readonly doc: PDFKit.PDFDocument;
  private readonly known = new Set<FontName>();
  private y = 124;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    const { title, author, language, createdAt, form } = page;
    const info = { Title: title, Author: author, CreationDate: new Date(createdAt) };
    this.doc = new PDFDocument({
      size: 'A4',
      layout: form === 'diploma' ? 'landscape' : 'portrait',
      margin: 0,
      lang: language,
      displayTitle: true,
      info,
    });
    if (form === 'letter') {
      this.y = 80;
      return;
    }
    const { width, height } = this.doc.page;
    this.doc
      .lineWidth(2)
      .strokeColor(INK)
      .rect(28, 28, width - 56, height - 56)
      .stroke();
    this.doc
      .lineWidth(0.5)
      .rect(36, 36, width - 72, height - 72)
      .stroke();
  }

  line({ text, size, weight = 'regular', gap, color = INK }: Line): void {
    const room = this.doc.page.width - 2 * MARGIN;
    let fits = size;
    while (fits > Math.min(size, SMALLEST) && this.width(pieces(text, weight), fits) > room) fits -= 1;
    this.y += gap;
    for (const each of this.lines(text, weight, fits, room)) {
      this.put(pieces(each, weight), fits, color);
      this.y += fits * 1.35;
    }
  }

  end(): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
      this.doc.end();
    });
  }

  /** A font is read when a letter wants it. */
  private take(font: FontName): PDFKit.PDFDocument {
    if (!this.known.has(font)) this.doc.registerFont(font, fontOf(font));
    this.known.add(font);
    return this.doc.font(font);
  }

  private width(set: readonly Piece[], size: number): number {
    return set.reduce(
      (sum, { font, text }) => sum + this.take(font).fontSize(size).widthOfString(text, { features: FEATURES }),
      0,
    );
  }

  /** At words where there are any, and within what has none. */
  private lines(text: string, weight: Weight, size: number, room: number): string[] {
    const lines: string[] = [''];
    const fits = (line: string): boolean => this.width(pieces(line, weight), size) <= room;
    for (const word of text.split(/(?<=\s)/u)) {
      if (fits(lines.at(-1)! + word)) lines[lines.length - 1] += word;
      else if (fits(word)) lines.push(word);
      else {
        for (const letter of lettersOf(word)) {
          if (fits(lines.at(-1)! + letter)) lines[lines.length - 1] += letter;
          else lines.push(letter);
        }
      }
    }
    return lines.map((line) => line.trim()).filter((line) => line !== '');
  }

  private put(set: readonly Piece[], size: number, color: string): void {
    let x = this.page.form === 'letter' ? MARGIN : (this.doc.page.width - this.width(set, size)) / 2;
    for (const { font, text } of set) {
      this.take(font).fontSize(size).fillColor(color);
      this.doc.text(text, x, this.y, { lineBreak: false, baseline: 'alphabetic', features: FEATURES });
      x += this.doc.widthOfString(text, { features: FEATURES });
    }
  }
}

/** The page as a file, whose fonts are in it. */
export function pdfOf(page: Page): Promise<Buffer> {
  const sheet = new Sheet(page);
  for (const line of page.lines) sheet.line(line);
  return sheet.end();
}
