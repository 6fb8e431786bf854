import { encoded } from '@lyceum/browser/heic';

/** Side of the square crop window and of the resulting picture, in pixels. */
export const VIEW = 256;
const MADE = 512;
const JPEG_QUALITY = 0.92;
export const MAX_ZOOM = 4;

export interface Crop {
  zoom: number;
  /** Horizontal and vertical position, from -1 (the right or lower edge shows) to 1. */
  x: number;
  y: number;
}

export const CENTRED: Crop = { zoom: 1, x: 0, y: 0 };

const within = (value: number): number => Math.min(1, Math.max(-1, value));

/** Position and size of the picture in the crop window, in pixels. The picture always covers the window. */
export function placed({ width, height }: { width: number; height: number }, { zoom, x, y }: Crop) {
  const scale = (VIEW / Math.min(width, height)) * zoom;
  const [w, h] = [width * scale, height * scale];
  return { width: w, height: h, left: ((VIEW - w) / 2) * (1 - x), top: ((VIEW - h) / 2) * (1 - y) };
}

/** Moves the crop by `dx` and `dy` screen pixels, within the edges of the picture. */
export function moved(size: { width: number; height: number }, crop: Crop, dx: number, dy: number): Crop {
  const { width, height } = placed(size, crop);
  const [slackX, slackY] = [(width - VIEW) / 2, (height - VIEW) / 2];
  return {
    ...crop,
    x: slackX > 0 ? within(crop.x + dx / slackX) : 0,
    y: slackY > 0 ? within(crop.y + dy / slackY) : 0,
  };
}

/** Renders the crop to a square JPEG file. */
export async function cropped(picture: HTMLImageElement, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = MADE;
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const { left, top, width, height } = placed(size, crop);
  const factor = MADE / VIEW;
  canvas.getContext('2d')!.drawImage(picture, left * factor, top * factor, width * factor, height * factor);
  return new File([await encoded(canvas, 'image/jpeg', JPEG_QUALITY)], 'avatar.jpg', { type: 'image/jpeg' });
}
