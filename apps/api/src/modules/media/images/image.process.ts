import { type ImageFault, UnreadableImage } from './image.limits.ts';
import { makeImage, type MadeImage } from './image.make.ts';

export interface ImageOrder {
  bytes: Uint8Array;
  filetype: string;
}

/**
 * Either an image or the reason for the failure. `memory` is the largest amount that this process has used, in bytes.
 */
export type ImageAnswer = { made: MadeImage | null; fault: ImageFault | null; memory: number };

const KILOBYTE = 1024;

/** A process that only converts images, so that a hostile file can crash or fill this process, but not the server. */
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
    // The parent process is gone.
    .catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit(0));
