import sharp from 'sharp';
import { pots } from './content/pots.ts';
import { drawPot } from './draw-pot.ts';

const SIDE = 400;
const IN_A_ROW = 4;

/** Pots beside each other, each on its own ground: the picture of a board. */
export async function drawRow(): Promise<Buffer> {
  const tiles = pots.slice(0, IN_A_ROW).map((pot) => drawPot({ ...pot, width: SIDE, height: SIDE }));
  const placed = (await Promise.all(tiles)).map((input, index) => ({ input, left: index * SIDE, top: 0 }));
  const ground = { width: SIDE * IN_A_ROW, height: SIDE, channels: 3 as const, background: '#fff' };
  return sharp({ create: ground }).composite(placed).jpeg({ quality: 84 }).toBuffer();
}
