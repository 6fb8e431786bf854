import { decode as decodeBmp } from 'bmp-ts';
import decodeHeic from 'heic-decode';
import sharp, { type Sharp, type SharpOptions } from 'sharp';

/** The widths that are kept beside the image itself (part 1 §9: thumbnails 320, group images 60; part 2 §9: of groups in their widget 406; part 3 §9: courses 600). */
const WIDTHS = [600, 406, 320, 60];
/** No screen shows more; what a phone's camera makes is several times as large. */
const LONGEST_SIDE = 2560;
/** Of all frames together. Asked of the header, before anything is decoded. */
export const MAX_PIXELS = 40_000_000;
/** Its decoder holds every pixel three times; browsers convert larger ones before they send them. */
const MAX_HEIC_PIXELS = 20_000_000;
const JPEG_QUALITY = 84;

// What is kept between two images is memory that the next one needs.
sharp.cache(false);
sharp.concurrency(1);

export interface MadeImage {
  width: number;
  height: number;
  /** `full`, `600`, `406`, `320` and `60`, each with its extension. */
  variants: { name: string; bytes: Uint8Array }[];
}

/** What cannot be shown as an image: broken, cut off, too large, or not what its first bytes say. */
export class UnreadableImage extends Error {}

type Opened = { image: () => Sharp; still: () => Sharp };

/**
 * Makes what is kept of an image: turned upright, in sRGB, and encoded anew, so that no metadata (place, camera, names)
 * and nothing that was hidden behind the picture goes on.
 */
export async function makeImage(bytes: Buffer, filetype: string): Promise<MadeImage> {
  const { image, still } = await open(bytes, filetype);
  const inside = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const;
  const [format, smallFormat] = formatsOf(filetype);
  const full = await encoded(image().resize(inside), format);
  const { width, height, pageHeight } = await sharp(full, { animated: true }).metadata();
  // The small ones are made of the large one: a large original is decoded once only.
  const source = (): Sharp => (filetype === 'image/gif' ? still() : sharp(full));
  const small = [];
  for (const wide of WIDTHS) {
    const made = await encoded(source().resize({ width: wide, withoutEnlargement: true }), smallFormat);
    small.push({ name: `${wide}.${smallFormat}`, bytes: made });
  }
  return { width, height: pageHeight ?? height, variants: [{ name: `full.${format}`, bytes: full }, ...small] };
}

type Format = 'jpg' | 'png' | 'gif';

/** Of the image and of its small ones, which stand still. */
function formatsOf(filetype: string): [Format, Format] {
  if (filetype === 'image/jpeg') return ['jpg', 'jpg'];
  return filetype === 'image/gif' ? ['gif', 'png'] : ['png', 'png'];
}

function encoded(image: Sharp, format: Format): Promise<Buffer> {
  if (format === 'jpg') return image.jpeg({ quality: JPEG_QUALITY }).toBuffer();
  return (format === 'gif' ? image.gif() : image.png()).toBuffer();
}

async function open(bytes: Buffer, filetype: string): Promise<Opened> {
  if (filetype === 'image/bmp') return fromPixels(readBmp(bytes));
  if (filetype === 'image/heic') return fromPixels(await readHeic(bytes));
  const animated = filetype === 'image/gif';
  const options: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' };
  const { width, height, format } = await sharp(bytes, { ...options, animated, limitInputPixels: false }).metadata();
  if (`image/${format}` !== filetype) throw new UnreadableImage('not what it says');
  checkPixels(width, height);
  const image = (): Sharp => sharp(bytes, { ...options, animated }).autoOrient();
  return { image, still: () => sharp(bytes, options) };
}

interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

function fromPixels({ data, width, height }: Pixels): Opened {
  const image = (): Sharp => sharp(data, { raw: { width, height, channels: 4 } });
  return { image, still: image };
}

const BMP_WIDTH_AT = 18;
const BMP_HEIGHT_AT = 22;

function readBmp(bytes: Buffer): Pixels {
  if (bytes.length < BMP_HEIGHT_AT + 4) throw new UnreadableImage('cut off');
  checkPixels(bytes.readInt32LE(BMP_WIDTH_AT), Math.abs(bytes.readInt32LE(BMP_HEIGHT_AT)));
  // Few programs write the fourth byte, and with zeros: what is meant is opaque.
  const { data, width, height } = decodeBmp(bytes, { toRGBA: true });
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return { data, width, height };
}

async function readHeic(bytes: Buffer): Promise<Pixels> {
  const images = await decodeHeic.all({ buffer: bytes });
  try {
    const [first] = images;
    if (!first) throw new UnreadableImage('empty');
    checkPixels(first.width, first.height, MAX_HEIC_PIXELS);
    return await first.decode();
  } finally {
    images.dispose();
  }
}

function checkPixels(width: number, height: number, most = MAX_PIXELS): void {
  if (!(width > 0 && height > 0 && width * height <= most)) throw new UnreadableImage('too many pixels');
}
