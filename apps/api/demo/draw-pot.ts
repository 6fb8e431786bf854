import sharp from 'sharp';
import type { DemoPot } from './content/pots.ts';

/** The curve of one side of a pot, from lip to foot. The other side is its mirror image. */
function outline({ width, height, shape: [lip, belly, foot, high] }: DemoPot): string {
  const half = (share: number): number => (share / 200) * width;
  const middle = width / 2;
  const bottom = height * 0.88;
  const top = bottom - (high / 100) * height;
  const at = (share: number, y: number, side: 1 | -1): string => `${middle + side * half(share)} ${y}`;
  const waist = top + (bottom - top) * 0.55;
  const right = `C ${at(lip, top + (waist - top) * 0.4, 1)} ${at(belly, waist - (waist - top) * 0.4, 1)} ${at(belly, waist, 1)}`;
  const down = `C ${at(belly, waist + (bottom - waist) * 0.5, 1)} ${at(foot, bottom - (bottom - waist) * 0.3, 1)} ${at(foot, bottom, 1)}`;
  const up = `C ${at(foot, bottom - (bottom - waist) * 0.3, -1)} ${at(belly, waist + (bottom - waist) * 0.5, -1)} ${at(belly, waist, -1)}`;
  const left = `C ${at(belly, waist - (waist - top) * 0.4, -1)} ${at(lip, top + (waist - top) * 0.4, -1)} ${at(lip, top, -1)}`;
  return `M ${at(lip, top, -1)} L ${at(lip, top, 1)} ${right} ${down} L ${at(foot, bottom, -1)} ${up} ${left} Z`;
}

/** Draws a pot on a shelf as a JPEG, so that the demo community needs no licensed photographs. */
export function drawPot(pot: DemoPot): Promise<Buffer> {
  const { width, height, clay, glaze, behind, shape } = pot;
  const top = height * 0.88 - (shape[3] / 100) * height;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${behind}"/><stop offset="1" stop-color="${behind}" stop-opacity="0.72"/></linearGradient>
      <linearGradient id="glaze" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${glaze}"/><stop offset="0.62" stop-color="${glaze}"/><stop offset="0.74" stop-color="${clay}"/><stop offset="1" stop-color="${clay}"/></linearGradient>
      <linearGradient id="light" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff" stop-opacity="0.28"/><stop offset="0.4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.36"/></linearGradient>
    </defs>
    <rect width="100%" height="100%" fill="#fff"/><rect width="100%" height="100%" fill="url(#wall)"/>
    <rect y="${height * 0.86}" width="100%" height="${height * 0.14}" fill="#000" fill-opacity="0.14"/>
    <ellipse cx="${width / 2}" cy="${height * 0.885}" rx="${(shape[1] / 180) * width}" ry="${height * 0.018}" fill="#000" fill-opacity="0.3"/>
    <path d="${outline(pot)}" fill="url(#glaze)"/><path d="${outline(pot)}" fill="url(#light)"/>
    <ellipse cx="${width / 2}" cy="${top}" rx="${(shape[0] / 200) * width}" ry="${Math.max(4, (shape[0] / 900) * width)}" fill="${glaze}"/>
    <ellipse cx="${width / 2}" cy="${top + 2}" rx="${(shape[0] / 218) * width}" ry="${Math.max(3, (shape[0] / 1100) * width)}" fill="#000" fill-opacity="0.42"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 84 }).toBuffer();
}
