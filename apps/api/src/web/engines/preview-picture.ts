import { createRequire } from 'node:module';
import sharp from 'sharp';
import { xmlText } from './xml.ts';

const FONT = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');
/** The size that OpenGraph recommends. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
/** More letters would not fit. */
const LONGEST = 110;
const SIZES = { title: 56, community: 30 } as const;

export interface Preview {
  title: string;
  community: string;
  /** The ground colour, such as `#0F6B5C`. */
  accent: string;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function shortened(text: string): string {
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  return letters.length <= LONGEST
    ? text
    : `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`;
}

/** A text as a layer. Pango reads it as markup, so it is escaped. */
const layer = (text: string, size: number, colour: string) => ({
  text: {
    text: `<span foreground="${colour}">${xmlText(text)}</span>`,
    ...{ fontfile: FONT, font: `DejaVu Sans Bold ${size}`, dpi: 72 },
    ...{ width: WIDTH - 2 * MARGIN, wrap: 'word-char' as const, rgba: true },
  },
});

/** Draws the picture of a page that has none, as PNG. */
export async function drawPreview({ title, community, accent }: Preview): Promise<Buffer> {
  const ground = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: accent } });
  return ground
    .composite([
      { input: layer(shortened(title), SIZES.title, '#ffffff'), left: MARGIN, top: MARGIN },
      {
        input: layer(shortened(community), SIZES.community, '#ffffffd9'),
        left: MARGIN,
        top: HEIGHT - MARGIN - SIZES.community,
      },
    ])
    .png({ palette: true })
    .toBuffer();
}
