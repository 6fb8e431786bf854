import type { Uploads } from '@lyceum/api/modules/media/index.ts';
import type { MemberViewer } from '@lyceum/api/platform/http/viewer.ts';
import sharp from 'sharp';
import { pots } from './content/pots.ts';
import { drawPot } from './draw-pot.ts';

const SIDE = 400;

/** Pots beside each other, each on its own ground, by whose they are. */
async function drawRow(makers: readonly string[]): Promise<Buffer> {
  const shown = makers.map((maker) => pots.find(({ member }) => member === maker)!);
  const tiles = shown.map((pot) => drawPot({ ...pot, width: SIDE, height: SIDE }));
  const placed = (await Promise.all(tiles)).map((input, index) => ({ input, left: index * SIDE, top: 0 }));
  const ground = { width: SIDE * shown.length, height: SIDE, channels: 3 as const, background: '#fff' };
  return sharp({ create: ground }).composite(placed).jpeg({ quality: 84 }).toBuffer();
}

/** The picture of a board, a course, a group or an event, as whoever makes it would have sent it: the id of its upload. */
export async function sendRow(
  uploads: Uploads,
  viewer: MemberViewer,
  makers: readonly string[] | undefined,
): Promise<string | undefined> {
  if (!makers) return undefined;
  return (await uploads.take(viewer, { bytes: await drawRow(makers), name: 'pots.jpg' })).uuid;
}
