/** Why no picture can be made: its bytes are broken, it has too many pixels, or too many in all its frames together. */
export type ImageFault = 'damaged' | 'pixels' | 'frames';

/** A file that cannot be shown as an image. */
export class UnreadableImage extends Error {
  readonly fault: ImageFault;

  constructor(fault: ImageFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Asked of the header, before anything is decoded. */
export const MAX_PIXELS = 40_000_000;
/** A baseline JPEG is scaled down while it is read, so that its size costs little memory; a progressive one is held whole. */
export const MAX_JPEG_PIXELS = 220_000_000;
export const MAX_PROGRESSIVE_PIXELS = 60_000_000;
/** Of all frames of an animation together: frames are read one after the other. */
export const MAX_FRAME_PIXELS = 80_000_000;

/** @throws {UnreadableImage} for a picture without pixels, or with more than `most` */
export function checkPixels(width: number, height: number, most = MAX_PIXELS, fault: ImageFault = 'pixels'): void {
  if (!(width > 0 && height > 0)) throw new UnreadableImage('damaged');
  if (width * height > most) throw new UnreadableImage(fault);
}
