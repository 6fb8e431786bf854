import { crc32, deflateSync } from 'node:zlib';
import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { checkPixels, UnreadableImage } from './image.limits.ts';

/** The decoder holds every pixel three times. Browsers convert larger pictures before they send them. */
const MAX_HEIC_PIXELS = 20_000_000;

export interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

const ofPixels = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 4 } });

/** ISO 14496-12: the box `colr` with a complete ICC profile (`prof`). Null without one. */
function profileOf(bytes: Buffer): Buffer | null {
  const at = bytes.indexOf('colrprof');
  if (at < 4) return null;
  const end = at - 4 + bytes.readUInt32BE(at - 4);
  return end > at + 8 && end <= bytes.length ? bytes.subarray(at + 8, end) : null;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

const PNG_HEADER_BYTES = 33;

/** The picture as a PNG with the profile. From this PNG, sharp converts the colours to sRGB as for other pictures. */
async function withProfile(image: Sharp, profile: Buffer): Promise<Buffer> {
  const png = await image.png({ compressionLevel: 1 }).toBuffer();
  const named = Buffer.concat([Buffer.from('ICC\0\0', 'latin1'), deflateSync(profile)]);
  return Buffer.concat([png.subarray(0, PNG_HEADER_BYTES), chunk('iCCP', named), png.subarray(PNG_HEADER_BYTES)]);
}

const isOpaque = ({ data }: Pixels): boolean => {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
};

/** Reads a HEIC in sRGB. The decoder ignores the colour profile, and phones write Display P3. */
export async function openHeic(bytes: Buffer): Promise<{ image: () => Sharp; opaque: boolean }> {
  const pixels = await decode(bytes);
  const opaque = isOpaque(pixels);
  const plain = (): Sharp => (opaque ? ofPixels(pixels).removeAlpha() : ofPixels(pixels));
  const profile = profileOf(bytes);
  if (!profile) return { image: plain, opaque };
  const png = await withProfile(plain(), profile);
  return { image: () => sharp(png), opaque };
}

async function decode(bytes: Buffer): Promise<Pixels> {
  const images = await decodeHeic.all({ buffer: bytes });
  try {
    const [first] = images;
    if (!first) throw new UnreadableImage('damaged');
    checkPixels(first.width, first.height, MAX_HEIC_PIXELS);
    return await first.decode();
  } finally {
    images.dispose();
  }
}
