import sharp from 'sharp';
import type { DemoPicture } from './content/types.ts';
import { Random } from './random.ts';

const WIDTH = 1200;
const HEIGHT = 900;
const QUALITY = 82;
const SPECKS = 160;

/** Wall, rim and floor of each shape, in pixels of the picture. */
const SHAPES: Record<DemoPicture['shape'], { wall: string; rim: number[]; floor: number }> = {
  bowl: { wall: 'M330 330 Q310 740 520 770 L680 770 Q890 740 870 330 Z', rim: [600, 330, 270, 58], floor: 766 },
  dish: { wall: 'M190 400 Q260 660 480 690 L720 690 Q940 660 1010 400 Z', rim: [600, 400, 410, 110], floor: 690 },
  mug: { wall: 'M400 240 L420 760 Q600 800 780 760 L800 240 Z', rim: [600, 240, 200, 42], floor: 776 },
};
const HANDLE = 'M800 330 Q980 330 960 500 Q945 640 792 640';

/** Draws a pot in the style of a member's photograph: one light, one background and one shadow. */
export function drawn({ shape, glaze: [light, dark], ground, mark }: DemoPicture): Promise<Buffer> {
  const { wall, rim, floor } = SHAPES[shape];
  const [x, y, rx, ry] = rim;
  const handle = `<path d="${HANDLE}" fill="none" stroke="${dark}" stroke-width="38" stroke-linecap="round"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <linearGradient id="glaze" x1="0" x2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
      <radialGradient id="light" cx="0.3" cy="0.2" r="0.9"><stop offset="0" stop-color="#fff" stop-opacity="0.35"/><stop offset="1" stop-opacity="0.18"/></radialGradient>
      <clipPath id="inside"><path d="${wall}"/></clipPath>
    </defs>
    <rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="100%" fill="url(#light)"/>
    <ellipse cx="660" cy="${floor}" rx="360" ry="46" fill="#000" opacity="0.22"/>
    ${shape === 'mug' ? handle : ''}<path d="${wall}" fill="url(#glaze)"/>
    <g clip-path="url(#inside)">${MARKS[mark]()}</g>
    <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${dark}"/>
    <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${light}" stroke-width="9"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: QUALITY }).toBuffer();
}

const MARKS: Record<DemoPicture['mark'], () => string> = {
  none: () => '',
  thumb: () =>
    '<ellipse cx="480" cy="560" rx="46" ry="62" fill="#fff" opacity="0.28" transform="rotate(-18 480 560)"/>',
  specks: () => {
    const random = new Random(SPECKS);
    const speck = () =>
      `<circle cx="${random.below(WIDTH)}" cy="${300 + random.below(500)}" r="${2 + random.below(5)}" fill="#5b3a22" opacity="0.7"/>`;
    return Array.from({ length: SPECKS }, speck).join('');
  },
};
