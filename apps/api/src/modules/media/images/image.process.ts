import { type ImageFault, UnreadableImage } from './image.limits.ts';
import { makeImage, type MadeImage } from './image.make.ts';

export interface ImageOrder {
  bytes: Uint8Array;
  filetype: string;
}

/** Either an image or why there is none. `memory` is the largest amount this process has held, in bytes. */
export type ImageAnswer = { made: MadeImage | null; fault: ImageFault | null; memory: number };

const KILOBYTE = 1024;

/** A process that does nothing but make images: what a hostile file may break or fill is this, and not the server. */
process.on('message', ({ bytes, filetype }: ImageOrder) => {
  makeImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), filetype)
    .then((made) => ({ made, fault: null }))
    .catch((error: unknown) => ({
      made: null,
      fault: error instanceof UnreadableImage ? error.fault : ('damaged' as const),
    }))
    .then((answer) => {
      process.send!({ ...answer, memory: process.resourceUsage().maxRSS * KILOBYTE } satisfies ImageAnswer);
    })
    // Nobody is there to hear it.
    .catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit(0));
