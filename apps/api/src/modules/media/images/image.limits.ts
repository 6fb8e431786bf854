/** The reason why conversion fails: damaged bytes, too many pixels, or too many pixels in all frames together. */
export type ImageFault = 'damaged' | 'pixels' | 'frames';

/** A file that cannot become an image. */
export class UnreadableImage extends Error {
  readonly fault: ImageFault;

  constructor(fault: ImageFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Checked in the header, before any decoding. */
export const MAX_PIXELS = 40_000_000;
/**
 * The decoder scales down a baseline JPEG while it reads, which takes little memory. It holds a progressive one
 * completely.
 */
export const MAX_JPEG_PIXELS = 220_000_000;
export const MAX_PROGRESSIVE_PIXELS = 60_000_000;
/** For all frames of an animation together. The decoder reads them one after the other. */
export const MAX_FRAME_PIXELS = 80_000_000;

/**
 * Checks the size of a picture.
 * @throws {UnreadableImage} for a picture without pixels, or with more than `most`
 */
export function checkPixels(width: number, height: number, most = MAX_PIXELS, fault: ImageFault = 'pixels'): void {
  if (!(width > 0 && height > 0)) throw new UnreadableImage('damaged');
  if (width * height > most) throw new UnreadableImage(fault);
}
