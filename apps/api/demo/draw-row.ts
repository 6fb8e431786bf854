import type { Uploads } from '@lyceum/api/modules/media/index.ts';
import type { MemberViewer } from '@lyceum/api/platform/http/viewer.ts';
import sharp from 'sharp';
import { pots } from './content/pots.ts';
import { drawPot } from './draw-pot.ts';

const SIDE = 400;

/** Draws the makers' pots in a row, each on a separate background. */
async function drawRow(makers: readonly string[]): Promise<Buffer> {
  const shown = makers.map((maker) => pots.find(({ member }) => member === maker)!);
  const tiles = shown.map((pot) => drawPot({ ...pot, width: SIDE, height: SIDE }));
  const placed = (await Promise.all(tiles)).map((input, index) => ({ input, left: index * SIDE, top: 0 }));
  const ground = { width: SIDE * shown.length, height: SIDE, channels: 3 as const, background: '#fff' };
  return sharp({ create: ground }).composite(placed).jpeg({ quality: 84 }).toBuffer();
}

/**
 * Uploads a picture for a board, course, group or event in its creator's name. Returns the upload's UUID, or undefined.
 */
export async function sendRow(
  uploads: Uploads,
  viewer: MemberViewer,
  makers: readonly string[] | undefined,
): Promise<string | undefined> {
  if (!makers) return undefined;
  return (await uploads.take(viewer, { bytes: await drawRow(makers), name: 'pots.jpg' })).uuid;
}
