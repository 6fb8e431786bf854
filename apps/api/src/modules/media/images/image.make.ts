import { decode as decodeBmp } from 'bmp-ts';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { openHeic, type Pixels } from './heic.ts';
import {
  checkPixels,
  MAX_FRAME_PIXELS,
  MAX_JPEG_PIXELS,
  MAX_PIXELS,
  MAX_PROGRESSIVE_PIXELS,
  UnreadableImage,
} from './image.limits.ts';

/**
 * The widths of stored variants. Part 1 §9: thumbnails 320, group images 60. Part 2 §9: groups in their widget 406.
 * Part 3 §9: courses 600.
 */
const WIDTHS = [600, 406, 320, 60];
/** No screen shows more, and a phone's camera takes pictures several times as large. */
const LONGEST_SIDE = 2560;
const JPEG_QUALITY = 84;
/** From 1 to 10. A higher effort takes twice as long for a file of the same size. */
const GIF_EFFORT = 1;

// Disables the cache, because the next image needs that memory.
sharp.cache(false);
sharp.concurrency(1);

export interface MadeImage {
  width: number;
  height: number;
  /** `full`, `600`, `406`, `320` and `60`, each with its extension. */
  variants: { name: string; bytes: Uint8Array }[];
}

interface Opened {
  image: () => Sharp;
  still: () => Sharp;
  /** The format to store. */
  format: Format;
}

/**
 * Makes the stored variants of an image: turned upright, in sRGB, and encoded again. This drops all metadata (place,
 * camera, names), and any data hidden after the picture.
 * @throws {UnreadableImage} if the bytes are damaged or the picture is too large.
 */
export async function makeImage(bytes: Buffer, filetype: string): Promise<MadeImage> {
  const { image, still, format } = await open(bytes, filetype);
  const inside = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const;
  // Small variants are not animated.
  const smallFormat = format === 'gif' ? 'png' : format;
  const full = await encoded(image().resize(inside), format);
  const { width, height, pageHeight } = await sharp(full, { animated: true }).metadata();
  // The small variants derive from the full one, so that a large original is decoded only once.
  const source = (): Sharp => (format === 'gif' ? still() : sharp(full));
  const small = [];
  for (const wide of WIDTHS) {
    const made = await encoded(source().resize({ width: wide, withoutEnlargement: true }), smallFormat);
    small.push({ name: `${wide}.${smallFormat}`, bytes: made });
  }
  return { width, height: pageHeight ?? height, variants: [{ name: `full.${format}`, bytes: full }, ...small] };
}

type Format = 'jpg' | 'png' | 'gif';

function encoded(image: Sharp, format: Format): Promise<Buffer> {
  if (format === 'jpg') return image.jpeg({ quality: JPEG_QUALITY }).toBuffer();
  return (format === 'gif' ? image.gif({ effort: GIF_EFFORT }) : image.png()).toBuffer();
}

async function open(bytes: Buffer, filetype: string): Promise<Opened> {
  if (filetype === 'image/bmp') return fromPixels(readBmp(bytes));
  if (filetype === 'image/heic') {
    const { image, opaque } = await openHeic(bytes);
    return { image, still: image, format: opaque ? 'jpg' : 'png' };
  }
  const canMove = filetype === 'image/gif' || filetype === 'image/webp';
  const read = await sharp(bytes, { animated: canMove, limitInputPixels: false }).metadata();
  if (!isOf(filetype, read)) throw new UnreadableImage('damaged');
  const animated = filetype === 'image/gif' || (read.pages ?? 1) > 1;
  const most = mostPixels(read, animated);
  checkPixels(read.width, read.height, most, (read.pages ?? 1) > 1 ? 'frames' : 'pixels');
  const options: SharpOptions = { limitInputPixels: most, failOn: 'error' };
  const image = (): Sharp => sharp(bytes, { ...options, animated }).autoOrient();
  return { image, still: () => sharp(bytes, options), format: formatOf(filetype, read, animated) };
}

/** Whether the decoder finds the type that the first bytes declare. */
const isOf = (filetype: string, { format, compression }: Metadata): boolean =>
  filetype === 'image/avif' ? format === 'heif' && compression === 'av1' : `image/${format}` === filetype;

function mostPixels({ format, isProgressive }: Metadata, animated: boolean): number {
  if (animated) return MAX_FRAME_PIXELS;
  if (format !== 'jpeg') return MAX_PIXELS;
  return isProgressive ? MAX_PROGRESSIVE_PIXELS : MAX_JPEG_PIXELS;
}

/** JPEG keeps photographs without transparency small. PNG stays PNG. */
function formatOf(filetype: string, { hasAlpha }: Metadata, animated: boolean): Format {
  if (animated) return 'gif';
  if (filetype === 'image/jpeg') return 'jpg';
  return filetype === 'image/png' || hasAlpha ? 'png' : 'jpg';
}

function fromPixels({ data, width, height }: Pixels): Opened {
  const image = (): Sharp => sharp(data, { raw: { width, height, channels: 4 } });
  return { image, still: image, format: 'png' };
}

const BMP_WIDTH_AT = 18;
const BMP_HEIGHT_AT = 22;

function readBmp(bytes: Buffer): Pixels {
  if (bytes.length < BMP_HEIGHT_AT + 4) throw new UnreadableImage('damaged');
  checkPixels(bytes.readInt32LE(BMP_WIDTH_AT), Math.abs(bytes.readInt32LE(BMP_HEIGHT_AT)));
  // Few programs write the fourth byte, and those write zeros although the picture is opaque.
  const { data, width, height } = decodeBmp(bytes, { toRGBA: true });
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return { data, width, height };
}
