import { UPLOAD_BYTES } from '@lyceum/contracts/limits';

/** The longest side in pixels at which the server stores an image. */
const LONGEST_SIDE = 2560;
const JPEG_QUALITY = 0.9;

const isHeic = ({ name, type }: File): boolean => /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type);

/**
 * Converts a phone's HEIC file to PNG for every browser (part 1 §5). Uses JPEG if the PNG is too large to upload.
 * The converter is large, so it loads with the first such file. If it fails, returns the file unchanged, because the
 * server can read most of them.
 */
export async function withoutHeic(file: File): Promise<File> {
  if (!isHeic(file)) return file;
  try {
    const { heicTo } = await import('heic-to/csp');
    const bitmap = await heicTo({ blob: file, type: 'bitmap' });
    const canvas = drawn(bitmap);
    bitmap.close();
    const png = await encoded(canvas, 'image/png');
    const small = png.size <= UPLOAD_BYTES ? png : await encoded(canvas, 'image/jpeg', JPEG_QUALITY);
    const extension = small.type === 'image/png' ? 'png' : 'jpg';
    return new File([small], file.name.replace(/\.[^.]*$/, `.${extension}`), { type: small.type });
  } catch {
    return file;
  }
}

function drawn(bitmap: ImageBitmap): HTMLCanvasElement {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Encodes a canvas as an image file. Rejects if the browser cannot encode it. */
export function encoded(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded'))),
      type,
      quality,
    );
  });
}
